/** The moment of a replay that is shown, and a cache of those loaded. */
import { api } from '../lib/api';
import type { Moment } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';

export class ReplayState {
  now: Moment | null = $state.raw(null);
  private wanted = -1;
  private seen = new Map<string, Moment>();

  constructor(readonly table: string) {}

  async show(move: number): Promise<void> {
    this.wanted = move;
    const moment = await this.fetch(move);
    if (moment && this.wanted === move) {
      this.now = moment;
      void this.fetch(Math.min(move + 1, moment.of));
    }
  }

  private async fetch(move: number): Promise<Moment | null> {
    const key = `${settings.language} ${move}`;
    const known = this.seen.get(key);
    if (known) return known;
    try {
      const moment = await api.moment(this.table, move);
      this.seen.set(key, moment);
      return moment;
    } catch {
      return null;
    }
  }
}
