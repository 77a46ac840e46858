// Run the page's own check of the dice on cases from stdin, [{game, proof, kept}, ...]; print the verdicts.
import { readFileSync } from "node:fs";
import { checkDice, FIXED_DICE } from "./load_dice.mjs";

const cases = JSON.parse(readFileSync(0, "utf8"));
const verdicts = cases.map(({ game, proof, kept }) => checkDice(proof, kept, FIXED_DICE[game] ?? null));
console.log(JSON.stringify(await Promise.all(verdicts)));
