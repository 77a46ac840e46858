// The page's own check of the dice.
import { readFileSync } from "node:fs";

const web = new URL("../../web/", import.meta.url);
const { transformSync } = await import(new URL("node_modules/rolldown/dist/utils-index.mjs", web));
const load = (name) => {
  const { code } = transformSync(name, readFileSync(new URL(`src/lib/${name}`, web), "utf8"));
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
};
export const { checkDice, diceReceipts } = await load("dice.ts");
export const { FIXED_DICE } = await load("faces.ts");
