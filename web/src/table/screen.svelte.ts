/** What the page of a table shows: which position, whose, and which dialog. Its parts get it from the context. */
import { getContext, setContext } from 'svelte';
import { boardOf, type GameBoard } from '../games/board';
import { api } from '../lib/api';
import { Controls } from '../lib/controls.svelte';
import { explaining } from '../lib/explain.svelte';
import { LiveTable } from '../lib/live.svelte';
import { pointsOf } from '../lib/points';
import type { DecisionInfo, GameInfo, LessonInfo, SheetLine } from '../lib/protocol';
import { route } from '../lib/route.svelte';
import { readChat } from '../lib/seen';
import { share } from '../lib/share';
import type { Beat, Position, ToldStep } from '../lib/story.svelte';
import { inRow, t } from '../lib/text.svelte';
import { tutor } from '../lib/tutor.svelte';
import { AnalysisLoader } from './analysis.svelte';
import { ReplayState } from './replay.svelte';

export type DialogName =
  | ''
  | 'lesson'
  | 'settings'
  | 'rules'
  | 'scores'
  | 'fair'
  | 'menu'
  | 'analysis'
  | 'hint'
  | 'people'
  | 'device';

export class TableScreen {
  readonly live: LiveTable;
  readonly controls: Controls;
  readonly replay: ReplayState;
  readonly analysis: AnalysisLoader;

  board: GameBoard | null = $state.raw(null);
  boardFailure: unknown = $state.raw(null);
  /** The lessons of the game, where they are needed. */
  lessons: LessonInfo[] = $state.raw([]);
  /** What the server says of the game; null until it has. */
  info: GameInfo | null = $state.raw(null);
  /** What a phone shows. */
  page: 'board' | 'players' | 'log' = $state('board');
  talk: 'log' | 'rolls' = $state('log');
  dialog: DialogName = $state('');
  /** What of the panel for chat and notes is open. */
  panel: '' | 'chat' | 'notes' = $state('');
  /** The last line of the chat that was read. */
  private read = $state(0);
  /** The rule at which the help opens. */
  rule = $state('');
  /** The seat that is looked at instead of the own one. */
  looked: number | null = $state(null);
  /** The seat that somebody who only watches sees. */
  watched = $state(0);
  barHeight = $state(0);
  /** The own sheet as it is printed. */
  paper = $state('');

  // Unchanged parts keep their identity, so that they are not drawn again.
  private cachedNames: string[] = [];
  private cachedView: unknown;
  private cachedConfirmed: unknown;

  constructor(readonly id: string) {
    this.live = new LiveTable(id);
    this.controls = new Controls(this.live);
    this.replay = new ReplayState(id, this.live.story);
    this.analysis = new AnalysisLoader(id);
    this.read = readChat.of(id) ?? 0;
    const { story } = this.live;
    story.teller = {
      beats: (step) => this.beatsOf(step),
      joins: (lines) => !this.back && (this.board?.story?.joins?.(lines) ?? false),
    };
  }

  /** A replay tells its own steps only, and the table what happens at it. */
  private beatsOf({ before, after, lines }: ToldStep): Beat[] {
    const { seat, names, board } = this;
    if ('move' in after !== this.back) return [];
    const drafts = (of: Position) =>
      'mine' in of ? of.mine.filter((one) => one.draft.length).map((one) => one.seat) : [];
    const still = new Set(drafts(after));
    const drafted = drafts(before).filter((one) => !still.has(one));
    const own = !!this.me && !this.back;
    const step = { before: before.view, after: after.view, lines, seat, own, names, drafted };
    return board?.story?.beats(step) ?? [];
  }

  /** A view without what is still to be told. */
  private untold(view: unknown): unknown {
    const { step, early, untold } = this.live.story;
    const untell = this.board?.story?.untell;
    if (!view || !step || early || !untell || !untold.length) return view;
    const told = step.lines.slice(0, step.lines.length - untold.length);
    return untell(view, step.before.view, told, untold);
  }

  /** The score sheet of a position, with the own draft. */
  private sheetOf(position: Position | null): SheetLine[] {
    const mine = position && 'mine' in position ? position.mine : [];
    return mine.find((one) => one.seat === this.me?.seat)?.sheet ?? position?.sheet ?? [];
  }

  readonly state = $derived.by(() => this.live.state);
  readonly me = $derived.by(() => this.controls.me);
  readonly game = $derived(this.state?.table.game);
  readonly names = $derived.by(
    () =>
      (this.cachedNames = share(this.cachedNames, this.state?.table.seats.map((seat) => seat.name) ?? [])),
  );
  /** Something that happened is being told. */
  readonly telling = $derived.by(() => this.live.story.telling);
  readonly over = $derived(this.telling ? null : (this.state?.result ?? null));
  /** Ended by hand: there is no result. */
  readonly ended = $derived(!this.over && this.state?.table.status === 'over');
  /** A replay is shown. */
  readonly back = $derived(route.now.at !== null);
  /** What the shown position came with: a new one heals the parts that failed. */
  readonly message = $derived.by(() => (this.back ? this.replay.now : this.state));
  readonly confirmed = $derived.by(
    () => (this.cachedConfirmed = share(this.cachedConfirmed, this.untold(this.message?.view))),
  );
  readonly view = $derived.by(
    () =>
      (this.cachedView = share(
        this.cachedView,
        this.untold(this.back ? this.replay.now?.view : (this.me?.view ?? this.state?.view)),
      )),
  );
  /** What is still being told changes no points yet. */
  readonly sheet = $derived.by(() => this.sheetOf(this.live.story.step?.before ?? this.message));
  readonly points = $derived(this.sheet[this.sheet.length - 1]?.points ?? []);
  /** In the replay of an analyzed game: the decision that comes next. */
  readonly decision: DecisionInfo | undefined = $derived.by(() =>
    this.back ? this.analysis.decisions.get((this.replay.now?.move ?? -1) + 1) : undefined,
  );
  /** The own seat; somebody who watches sees whoever acts. */
  readonly seat = $derived(this.me?.seat ?? this.watched);
  readonly shownSeat = $derived(this.looked ?? this.decision?.seat ?? this.seat);
  readonly other = $derived(this.shownSeat !== this.me?.seat);
  /** Nothing can be tapped. */
  readonly still = $derived(this.back ? !this.decision : !this.me || !!this.over || this.ended);
  /** The number of moves in a replay; null outside of one. */
  readonly move = $derived.by(() => (this.back ? (this.replay.now?.move ?? 0) : null));
  private readonly previewed = $derived.by(() => {
    const { preview, addition, followUp } = this.controls;
    return this.back ? null : pointsOf(preview, addition ?? followUp);
  });
  /** The own points on the score sheet if the selected action is done, where it changes them. */
  readonly promised = $derived(this.previewed?.after ?? null);
  /** How many points it brings or costs. */
  readonly promisedMore = $derived(this.previewed ? this.previewed.after - this.previewed.before : 0);
  readonly myTurn = $derived(!!this.me?.asked && !this.over);
  /** Nobody plays here but the person at this screen and bots. */
  readonly alone = $derived(
    !!this.state?.table.seats.every((one) => one.mine || one.kind === 'bot' || one.kind === 'ghost'),
  );
  /** Other people sit here, or have said something. */
  readonly mayChat = $derived.by(
    () =>
      !!this.me &&
      (this.live.chat.length > 0 ||
        !!this.state?.table.seats.some((one) => !one.mine && (one.kind === 'guest' || one.kind === 'open'))),
  );
  /** Lines of others that were not read. */
  readonly unread = $derived.by(
    () => this.live.chat.filter((line) => !line.mine && line.number > this.read).length,
  );
  /** A guide says what to do, or the rival's turn is part of it; after its last step one's own turn goes on freely. */
  readonly guided = $derived(
    !!this.me && !!this.state?.table.guided && (!!this.me.lesson || !this.me.asked || this.me.complete),
  );
  /** What can be done for the first time since the last lesson. */
  readonly news = $derived.by(() => {
    if (!this.game || !this.myTurn || this.guided || this.back || this.telling) return undefined;
    const things = this.lessons[tutor.lesson(this.game) - 1]?.not_yet ?? [];
    return tutor.news(this.game, things, this.me?.actions ?? []);
  });
  readonly mayHint = $derived(
    this.myTurn && !this.back && !this.me?.complete && this.alone && !this.guided && !this.state?.table.day,
  );
  /** Moves can be taken back, if everybody agrees. */
  readonly mayTakeBack = $derived(
    !!this.me &&
      this.state?.table.status === 'playing' &&
      this.state.moves > 0 &&
      !this.guided &&
      !this.state.table.day,
  );
  /** Whether a moment can be copied. */
  readonly mayCopy = $derived(!!this.over || this.alone);
  /** When it is over: the points that somebody who played alone had to exceed. */
  readonly goal = $derived.by(() => {
    const { over, board, view } = this;
    return over && this.me && board?.end?.goal && view ? board.end.goal(view) : null;
  });
  /** Alone: how far from the goal. */
  readonly goalText = $derived.by(() => {
    const { over, goal } = this;
    if (goal === null) return '';
    const points = over?.scores[this.seat] ?? 0;
    return points > goal
      ? t('goal-won', { points, goal, more: points - goal })
      : t('goal-lost', { points, need: goal + 1, less: goal + 1 - points });
  });
  /** How it ended, in a sentence. */
  readonly verdict = $derived.by(() => {
    const { over, names } = this;
    if (!over) return t('bar-ended');
    if (this.goalText) return this.goalText;
    if (!over.winners.length) return t('score-nobody');
    return t('score-winners', {
      names: inRow(over.winners.map((one) => names[one])),
      count: over.winners.length,
      points: over.scores[over.winners[0]!] ?? 0,
    });
  });

  /** What a bot is called by its strength. */
  strength = (bot: string | null): string =>
    this.info?.bots.find((one) => one.value === bot)?.label ?? t('seat-bot');

  loadBoard = (): void => {
    if (!this.game || this.board) return;
    this.boardFailure = null;
    boardOf(this.game).then(
      (found) => (this.board = found),
      (error: unknown) => (this.boardFailure = error),
    );
  };

  async loadInfo(): Promise<void> {
    if (this.game) this.info = await api.game(this.game).catch(() => this.info);
  }

  async loadLessons(): Promise<void> {
    if (this.game) this.lessons = await api.lessons(this.game).catch(() => this.lessons);
  }

  show(dialog: DialogName): void {
    this.dialog = dialog;
  }

  close = (): void => this.show('');

  /** Everything that was said is read now. */
  readChat(): void {
    const last = this.live.chat.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    readChat.store(this.id, last);
  }

  /** Open the help, at a rule if one is named. */
  showRules = (rule = ''): void => {
    explaining.on = false;
    this.rule = rule;
    this.show('rules');
  };

  /** Look at the board of a seat. */
  look = (seat: number): void => {
    this.looked = seat === this.seat ? null : seat;
    this.page = 'board';
  };
}

const KEY = Symbol('screen');
export const setScreen = (screen: TableScreen): TableScreen => setContext(KEY, screen);
export const getScreen = (): TableScreen => getContext<TableScreen>(KEY);
