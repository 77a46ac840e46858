/**
 * Where the faces of the dice lie in their nets. The server knows equal sides only as one, and puts a new face on the
 * first of them; here the touched one changes places with it, so that the new face is seen where it was put.
 */
import type { Die } from './kinds';

const kept = (table: string) => `dice-forge/${table}`;

class Arrangement {
  private table = '';
  /** For each die the numbers of its sides, in the order of the places. */
  private orders: Record<string, number[]> = $state.raw({});

  /** Begin with a table; what was exchanged at it stays when the page is loaded again. */
  open(table: string): void {
    if (table === this.table) return;
    this.table = table;
    this.orders = JSON.parse(sessionStorage.getItem(kept(table)) ?? '{}') as Record<string, number[]>;
  }

  /** The die with its sides in the order of their places. */
  of(die: Die): Die {
    const order = this.orders[die.id];
    return order ? { ...die, sides: order.map((side) => die.sides[side]!) } : die;
  }

  /** Two sides of a die change their places. */
  exchange(die: Die, one: number, other: number): void {
    const order = this.orders[die.id] ?? die.sides.map((_, at) => at);
    const swapped = order.map((side) => (side === one ? other : side === other ? one : side));
    this.orders = { ...this.orders, [die.id]: swapped };
    sessionStorage.setItem(kept(this.table), JSON.stringify(this.orders));
  }
}

export const arrangement = new Arrangement();
