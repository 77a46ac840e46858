/** The moment of a replay that is shown, and a cache of those loaded. */
import { api } from '../lib/api';
import type { Moment } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { Story } from '../lib/story.svelte';

export class ReplayState {
  now: Moment | null = $state.raw(null);
  private wanted = '';
  private seen = new Map<string, Moment>();
  private loading = new AbortController();

  constructor(
    readonly table: string,
    private readonly story: Story,
  ) {}

  /** Show the table after a move; `takenBack` says how often moves were taken back and others made in their place. */
  async show(move: number, takenBack: number): Promise<void> {
    const wanted = (this.wanted = this.key(move, takenBack));
    const moment = await this.fetch(move, takenBack);
    if (moment && this.wanted === wanted) {
      const { now } = this;
      const show = () => (this.now = moment);
      if (now && now.move + 1 === move) this.story.replay(now, moment, show);
      else {
        this.story.finish();
        show();
      }
      void this.fetch(Math.min(move + 1, moment.of), takenBack);
    }
  }

  /** The replay is left: what is still being loaded is not needed, and may be taken back meanwhile. */
  leave(): void {
    this.wanted = '';
    this.story.finish();
    this.loading.abort();
    this.loading = new AbortController();
  }

  private key(move: number, takenBack: number): string {
    return `${settings.language} ${takenBack} ${move}`;
  }

  private async fetch(move: number, takenBack: number): Promise<Moment | null> {
    const key = this.key(move, takenBack);
    const known = this.seen.get(key);
    if (known) return known;
    try {
      const moment = await api.moment(this.table, move, this.loading.signal);
      this.seen.set(key, moment);
      return moment;
    } catch {
      return null;
    }
  }
}
