// A bot in JavaScript. It needs no rules: Bottega tells it what may be done, and how the position looks.
//
//     bottega tournament dice-forge --bots "exe:node examples/bot.mjs,random"
//
// In Pig it holds at twenty, which it sees in the dump of the position. In every other game it takes the action after
// which it can expect the most points. docs/engine-protocol.md describes every line that is read and written here.

import { createInterface } from "node:readline";

const say = (line) => process.stdout.write(`${line}\n`);

let game = "";
let position;

function choose() {
  if (game === "pig") {
    const wanted = position.dump.pot >= 20 ? "hold" : "roll";
    return position.actions.find(({ notation }) => notation === wanted) ?? position.actions[0];
  }
  return position.actions.reduce((best, action) => (action.points > best.points ? action : best));
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.split(" ");
  if (word === "hello") {
    say("name Counting");
    say("want after dump");
    say("ready 1");
  } else if (word === "game") {
    game = rest[0];
  } else if (word === "position") {
    position = { actions: [] };
  } else if (word === "dump") {
    position.dump = JSON.parse(rest.join(" "));
  } else if (word === "action") {
    position.actions.push({ number: Number(rest[0]), notation: rest.slice(1).join(" ") });
  } else if (word === "after") {
    const [number, , points, chance] = rest.map(Number);
    Object.assign(position.actions.find((action) => action.number === number), { points, chance });
  } else if (word === "go") {
    const { number, notation, points, chance } = choose();
    say(`info points ${points} chance ${chance} line ${notation}`);
    say(`best ${number} ${notation}`);
  } else if (word === "quit") {
    break;
  } // every other line does not matter to this bot
}
