// Run the page's own check of the dice on cases from stdin, [{proof, kept}, ...]; print the verdicts.
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = new URL("../../web/", import.meta.url);
const { default: ts } = await import(
  pathToFileURL(
    fileURLToPath(new URL("node_modules/typescript/lib/typescript.js", web)),
  )
);
const source = readFileSync(new URL("src/lib/dice.ts", web), "utf8");
const options = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
};
const { outputText } = ts.transpileModule(source, { compilerOptions: options });
const { checkDice } = await import(
  `data:text/javascript,${encodeURIComponent(outputText)}`
);
const cases = JSON.parse(readFileSync(0, "utf8"));
console.log(
  JSON.stringify(
    await Promise.all(cases.map(({ proof, kept }) => checkDice(proof, kept))),
  ),
);
