// Run the page's own check of the dice on cases from stdin, [{proof, kept}, ...]; print the verdicts.
import { readFileSync } from "node:fs";

const web = new URL("../../web/", import.meta.url);
const { transformSync } = await import(new URL("node_modules/rolldown/dist/utils-index.mjs", web));
const { code } = transformSync("dice.ts", readFileSync(new URL("src/lib/dice.ts", web), "utf8"));
const { checkDice } = await import(
  `data:text/javascript,${encodeURIComponent(code)}`
);
const cases = JSON.parse(readFileSync(0, "utf8"));
console.log(
  JSON.stringify(
    await Promise.all(cases.map(({ proof, kept }) => checkDice(proof, kept))),
  ),
);
