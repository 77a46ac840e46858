/** What follows by itself from what happens at a table. Call inside its component. */
import { untrack } from 'svelte';
import { guard } from '../lib/faults';
import { hintedTables } from '../lib/hinted';
import { storedResults } from '../lib/results';
import { taughtAt } from '../lib/seen';
import { route } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import { things } from '../lib/things.svelte';
import { notify, ring, showTitle } from '../lib/signal.svelte';
import { t } from '../lib/text.svelte';
import { tutor } from '../lib/tutor.svelte';
import type { TableScreen } from './screen.svelte';

/** Load what is shown: the table, its game's board, a moment of the replay, the analysis. */
export function loadShown(screen: TableScreen): void {
  const { live, controls, replay, analysis } = screen;
  $effect(() => {
    untrack(() => live.open());
    return () => live.close();
  });
  $effect(() => {
    const language = settings.language;
    untrack(() => {
      live.setLanguage(language);
      controls.clearSelection();
    });
  });
  $effect(() => {
    void live.state;
    void live.busy;
    untrack(() => guard('controls', () => controls.refresh()));
  });
  $effect(() => {
    void settings.language;
    void live.connection;
    untrack(() => things.load(screen.id));
  });
  $effect(() => {
    if (screen.game) screen.loadBoard();
  });
  $effect(() => {
    void settings.language;
    if (screen.game) untrack(() => void screen.loadInfo());
  });
  const takenBack = $derived(screen.state?.table.taken_back ?? 0);
  /* The move of the address may have been taken back: then the last one is shown. */
  const shown = $derived(
    route.now.at === null ? null : Math.min(route.now.at, screen.state?.moves ?? Infinity),
  );
  $effect(() => {
    void settings.language;
    const [at, line] = [shown, takenBack];
    untrack(() => (at === null ? replay.leave() : void replay.show(at, line)));
  });
  $effect(() => {
    void settings.language;
    if (screen.over ?? screen.ended) untrack(() => void analysis.load());
    return () => analysis.stop();
  });
}

/** When a lesson has ended: a card, once; and then a line about everything new, until the first free game is over. */
export function goOnLearning(screen: TableScreen): void {
  // What its last step has brought is looked at and confirmed first.
  const free = $derived(!screen.telling && !!screen.me?.asked && !screen.me.complete);
  const taught = $derived(free ? (screen.me?.taught ?? 0) : 0);
  const learning = $derived(!!screen.me && !!screen.game && (taught > 0 || tutor.isOn(screen.game)));
  $effect(() => {
    void settings.language;
    if (learning) untrack(() => void screen.loadLessons());
  });
  $effect(() => {
    if (!taught || !screen.lessons.length) return;
    untrack(() => {
      if (taughtAt.of(screen.id) === taught) return;
      taughtAt.store(screen.id, taught);
      tutor.ended(screen.game!, taught);
      screen.show('lesson');
    });
  });
  // What has been told of is known after the next move.
  let told = { ids: [] as string[], moves: 0 };
  $effect(() => {
    const [id, moves] = [screen.news?.id, screen.state?.moves ?? 0];
    untrack(() => {
      if (told.moves !== moves) {
        for (const known of told.ids) tutor.meet(screen.game!, known);
        told = { ids: [], moves };
      }
      if (id) told.ids.push(id);
    });
  });
  $effect(() => {
    if (screen.over && screen.me && screen.game && !screen.back) tutor.stop(screen.game);
  });
}

/** Tell the player that it is their turn, and lead the eye to where something happens. */
export function leadEye(screen: TableScreen): void {
  const { controls } = screen;
  $effect(() => {
    if (!screen.myTurn) return;
    untrack(() => {
      ring();
      if (screen.mayHint && !screen.dialog && hintedTables.has(screen.id)) screen.show('hint');
      const { name, title } = screen.state!.table;
      notify(t('your-turn'), [title, name].filter(Boolean).join(' · '), screen.id);
    });
  });
  $effect(() => {
    const { name, title: game } = screen.state?.table ?? { name: '', title: 'Bottega' };
    const title = `${name ? `${name} · ` : ''}${game} · Bottega`;
    return showTitle(title, screen.myTurn ? `● ${t('your-turn')} · ${title}` : '');
  });
  // Somebody who watches sees whoever acts.
  $effect(() => {
    const acting = screen.state?.waiting[0];
    if (!screen.me && acting !== undefined) screen.watched = acting;
  });
  // A new question is about the own things: stop looking at a rival.
  $effect(() => {
    if (screen.myTurn) screen.looked = null;
  });
  // A question is answered where its answers are found.
  $effect(() => {
    if (controls.section && !screen.back) screen.page = controls.section === 'rivals' ? 'players' : 'board';
  });
  $effect(() => {
    controls.shown = screen.decision?.best[0]?.targets ?? [];
  });
}

/** Keep the result, and open the score sheet when the game ends before the player's eyes. */
export function showResult(screen: TableScreen): void {
  let wasOver: boolean | null = null;
  $effect(() => {
    const { state, over } = screen;
    if (!state) return;
    if (over && wasOver === false && !screen.board?.end?.shown) screen.show('scores');
    if (over) storedResults.store(state, screen.goal);
    wasOver = !!over;
  });
}
