// Let the page's own code keep what a browser is shown of games, and then check their dice.
// From stdin: [{game, receipt, states, proof}, ...]; prints for each the verdict and the file that was kept.
import { readFileSync } from "node:fs";

const stored = new Map();
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
};
const { checkDice, diceReceipts, FIXED_DICE } = await import("./load_dice.mjs");
const found = [];
for (const { game, receipt, states, proof } of JSON.parse(readFileSync(0, "utf8"))) {
  stored.clear();
  const { commitment, words, ...more } = receipt;
  const table = states[0].table.id;
  diceReceipts.store(table, commitment, words, more);
  for (const state of states) diceReceipts.see(state);
  const verdict = await checkDice(proof, diceReceipts.of(table), FIXED_DICE[game] ?? null);
  found.push({ verdict, kept: diceReceipts.file(table) });
}
console.log(JSON.stringify(found));
