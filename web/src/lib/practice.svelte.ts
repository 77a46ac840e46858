/** How many turns were confirmed in this browser: whoever has played a few needs no word on how things are touched. */

const KEY = 'bottega-turns';
const ENOUGH = 3;

function stored(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

let turns = $state(stored());

export const practice = {
  get enough(): boolean {
    return turns >= ENOUGH;
  },
  turnDone(): void {
    if (this.enough) return;
    turns += 1;
    try {
      localStorage.setItem(KEY, String(turns));
    } catch {
      // storage is forbidden: it counts for this visit
    }
  },
};
