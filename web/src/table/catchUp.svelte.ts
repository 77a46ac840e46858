/** What happened since somebody was last here is played back, unless things do not move. */
import { go, route } from '../lib/route.svelte';
import { seenMoves } from '../lib/seen';
import { moving } from '../lib/settings.svelte';
import type { TableScreen } from './screen.svelte';

export class CatchUp {
  running = $state(false);
  private opened = false;

  /** Call inside a component. */
  constructor(private readonly screen: TableScreen) {
    const { id } = screen;
    $effect(() => {
      if (!screen.state) return;
      const { moves, table } = screen.state;
      const seen = seenMoves.of(id);
      const away = screen.me && table.status === 'playing' && route.now.at === null && moving();
      if (!this.opened && away && seen !== null && seen < moves) {
        this.running = true;
        go(`/t/${id}?at=${seen}`, true);
      }
      this.opened = true;
      if (document.visibilityState === 'visible') seenMoves.store(id, moves);
    });
  }

  /** Leave the replay. */
  leave = (): void => {
    this.running = false;
    go(`/t/${this.screen.id}`, true);
  };
}
