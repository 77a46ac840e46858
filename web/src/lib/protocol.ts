// Made from the server's schema by `npm run types`. Not edited by hand.

export interface Protocol {
  ClientMessage:
    | Act
    | Undo
    | Confirm
    | SetOrder
    | Plan
    | Propose
    | Agree
    | Refuse
    | Back
    | Enter
    | Correct
    | AskWhy
    | Look
    | Say
    | Mute
    | Ping;
  ServerMessage: State | Changes | Seats | Chat | Done | Refused | Why | Looked | Pong;
  Problem: Problem;
  Fault: Fault;
  Alive: Alive;
  Health: Health;
  Choice: Choice;
  OptionInfo: OptionInfo;
  OrderInfo: OrderInfo;
  GameInfo: GameInfo;
  RuleInfo: RuleInfo;
  Me: Me;
  ChangeMe: ChangeMe;
  SeatWish: SeatWish;
  Clock: Clock;
  CreateTable: CreateTable;
  ImportTable: ImportTable;
  PlayNow: PlayNow;
  NotYet: NotYet;
  LessonInfo: LessonInfo;
  Learn: Learn;
  Rematch: Rematch;
  SeatInfo: SeatInfo;
  TriedLine: TriedLine;
  TableInfo: TableInfo;
  ChangeTable: ChangeTable;
  SeatLink: SeatLink;
  NewTable: NewTable;
  Join: Join;
  LookAtLink: LookAtLink;
  LinkInfo: LinkInfo;
  Joined: Joined;
  ChangeSeat: ChangeSeat;
  SeatChanged: SeatChanged;
  EffectPart: EffectPart;
  ThingInfo: ThingInfo;
  BoxCell: BoxCell;
  BoxRow: BoxRow;
  BoxInfo: BoxInfo;
  BoxAnswer: BoxAnswer;
  CheckBox: CheckBox;
  OpenBox: OpenBox;
  BoxMade: BoxMade;
  DayEntry: DayEntry;
  Day: Day;
  DayGame: DayGame;
  PlayDay: PlayDay;
  Seal: Seal;
  Fair: Fair;
  Gap: Gap;
  Faces: Faces;
  RollInfo: RollInfo;
  TakenBack: TakenBack;
  Outcome: Outcome;
  DiceProof: DiceProof;
  Check: Check;
  SheetLine: SheetLine;
  LogLine: LogLine;
  Drawing: Drawing;
  Moment: Moment;
  Turn: Turn;
  Course: Course;
  Standing: Standing;
  Considered: Considered;
  DecisionInfo: DecisionInfo;
  ThrowInfo: ThrowInfo;
  TurningPoint: TurningPoint;
  Analysis: Analysis;
  AnalysisState: AnalysisState;
  Act: Act;
  Undo: Undo;
  Confirm: Confirm;
  SetOrder: SetOrder;
  Plan: Plan;
  Enter: Enter;
  Correct: Correct;
  AskWhy: AskWhy;
  Look: Look;
  Say: Say;
  Mute: Mute;
  Propose: Propose;
  Agree: Agree;
  Refuse: Refuse;
  Back: Back;
  Ping: Ping;
  Notices: Notices;
  ChangeNotices: ChangeNotices;
  NoticeToken: NoticeToken;
  RecoveryCode: RecoveryCode;
  DeviceLink: DeviceLink;
  UsePass: UsePass;
  PassInfo: PassInfo;
  ChatLine: ChatLine;
  Chat: Chat;
  PrivateNotes: PrivateNotes;
  Change: Change;
  Preview: Preview;
  ActionInfo: ActionInfo;
  HintInfo: HintInfo;
  Hints: Hints;
  DraftStep: DraftStep;
  OrderState: OrderState;
  PlanStep: PlanStep;
  Lesson: Lesson;
  MySeat: MySeat;
  ProposalInfo: ProposalInfo;
  RollOutcome: RollOutcome;
  RollDie: RollDie;
  Roll: Roll;
  State: State;
  Changes: Changes;
  Seats: Seats;
  Done: Done;
  Refused: Refused;
  Reason: Reason;
  Why: Why;
  Looked: Looked;
  Pong: Pong;
  'view:dice-forge': ForgeView;
  'view:florenza': FlorenzaView;
  'view:florenza-dice': FlorenzaDiceView;
  'view:pig': PigView;
}
/**
 * Add an action to the seat's draft, and those that follow in the same gesture: all of them, or none.
 */
export interface Act {
  type: 'act';
  id: string;
  revision: number;
  seat: number;
  action: number;
  /**
   * @maxItems 8
   */
  then?: number[];
  confirm?: boolean;
}
/**
 * Take the draft back to its first `keep` gestures; 0: all of it.
 */
export interface Undo {
  type: 'undo';
  id: string;
  revision: number;
  seat: number;
  keep: number;
}
/**
 * Make the draft final: from now on everybody sees it, and the dice fall.
 */
export interface Confirm {
  type: 'confirm';
  id: string;
  revision: number;
  seat: number;
}
/**
 * Set a standing order. It acts on later decisions only, until the end of the game or of this round.
 */
export interface SetOrder {
  type: 'order';
  id: string;
  seat: number;
  order: string;
  choice: string;
  until?: 'game' | 'round';
}
/**
 * Plan ahead on the turns of others: keep these gestures of the plan, in this order, and add one.
 *
 *     `keep` is null to give up planning. Nothing of a plan is ever played by itself.
 */
export interface Plan {
  type: 'plan';
  id: string;
  revision: number;
  seat: number;
  keep: number[] | null;
  /**
   * @maxItems 8
   */
  add?: number[];
}
/**
 * Propose something to the people whom it concerns; a proposal of yours that is still open is given up.
 *
 *     `replace`: let a bot play for the holder of a seat, who may come back at any time. `seat`: the host takes a seat, or
 *     gives it to a bot, or frees it for somebody else. `takeback`: go back to the decision after the first `move` moves;
 *     null: to the last decision of your seat.
 */
export interface Propose {
  type: 'propose';
  id: string;
  kind: 'replace' | 'seat' | 'takeback';
  seat: number;
  to?: 'bot' | 'me' | 'open';
  bot?: string | null;
  move?: number | null;
}
/**
 * Say yes to a proposal: it is done when all who are asked have agreed.
 */
export interface Agree {
  type: 'agree';
  id: string;
  proposal: number;
}
/**
 * Say no to a proposal, or withdraw your own.
 */
export interface Refuse {
  type: 'refuse';
  id: string;
  proposal: number;
}
/**
 * Play your seat yourself again: the bot that plays for you leaves it.
 */
export interface Back {
  type: 'back';
  id: string;
  seat: number;
}
/**
 * What the real dice show: a whole roll, each outcome in notation. See `State.roll`.
 */
export interface Enter {
  type: 'enter';
  id: string;
  moves: number;
  /**
   * @minItems 1
   * @maxItems 12
   */
  outcomes: string[];
}
/**
 * Enter the last roll of real dice again: as long as nobody has decided anything since.
 */
export interface Correct {
  type: 'correct';
  id: string;
  moves: number;
}
/**
 * Why can't I? For an action, or for everything that a target on the board could be used for.
 */
export interface AskWhy {
  type: 'why';
  id: string;
  seat: number;
  action?: number | null;
  target?: string | null;
}
/**
 * What would these actions do? For what the seat has selected, or for a few that are compared.
 */
export interface Look {
  type: 'look';
  id: string;
  seat: number;
  /**
   * @minItems 1
   * @maxItems 40
   */
  actions: number[];
}
/**
 * Say something to the people who sit at the table.
 */
export interface Say {
  type: 'say';
  id: string;
  seat: number;
  text: string;
}
/**
 * Read nothing more of the person on a seat, at any table; or read it again.
 */
export interface Mute {
  type: 'mute';
  id: string;
  seat: number;
  muted: boolean;
}
/**
 * Is the server there? `hidden` says that nobody sees the page now: then notices of a turn are sent.
 */
export interface Ping {
  type: 'ping';
  id: string;
  hidden?: boolean;
}
/**
 * Everything that a viewer may know of a table. It comes on connecting and after every change.
 */
export interface State {
  type: 'state';
  revision: number;
  moves: number;
  chain: string;
  table: TableInfo;
  view: unknown;
  waiting: number[];
  mine: MySeat[];
  sheet: SheetLine[];
  log: LogLine[];
  fair: Fair;
  result: Outcome | null;
  proposals: ProposalInfo[];
  roll: Roll | null;
  answers?: string | null;
}
/**
 * A table. Times are seconds since 1970.
 */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  name: string;
  players: number;
  options: {};
  status: 'open' | 'over' | 'playing';
  host: boolean;
  my_turn: boolean;
  round: number;
  moves: number;
  created: number;
  updated: number;
  seats: SeatInfo[];
  pace: number;
  watchers: number;
  guided: boolean;
  points_hidden: boolean;
  clock: Clock | null;
  now: number;
  content: 'own' | 'printed' | 'reconstructed';
  real_dice: boolean;
  day: string | null;
  taken_back: number;
  tried: TriedLine | null;
  next: string | null;
}
/**
 * A seat, as everybody sees it. A ghost is a seat of the game's own that never acts.
 */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'bot' | 'ghost' | 'guest' | 'open';
  bot: string | null;
  mine: boolean;
  connected: boolean;
  waiting: boolean;
  thinking: boolean;
  stand_in: string | null;
  since: number | null;
  until: number | null;
}
/**
 * How long a seat may take for a decision, and what happens then.
 */
export interface Clock {
  seconds?: number | null;
  at_zero?: 'bot' | 'move' | 'nothing';
  bot?: string | null;
}
/**
 * Where a try-out comes from: the table after its first `move` moves. Nobody waits for it.
 */
export interface TriedLine {
  table: string;
  move: number;
}
/**
 * A seat of yours: what it is asked, what it may do, and its draft and its plan, which nobody else sees.
 */
export interface MySeat {
  seat: number;
  asked: boolean;
  question: string;
  actions: ActionInfo[];
  draft: DraftStep[];
  complete: boolean;
  view: unknown;
  sheet: SheetLine[] | null;
  orders: OrderState[];
  may_plan: boolean;
  plan: PlanStep[] | null;
  planning: boolean;
  notice: string;
  lesson: Lesson | null;
  taught: number;
}
/**
 * Something that the seat may do now.
 */
export interface ActionInfo {
  action: number;
  text: string;
  target: string;
  targets: string[];
  notation: string;
  ends_draft: boolean;
  short: string;
  group: string;
  rank: number;
  more: boolean;
  last: boolean;
  any_time: boolean;
  costs: boolean;
  ruins: string[];
}
/**
 * A step of a draft, with what it did. The steps of one gesture have its number, and are undone together.
 */
export interface DraftStep {
  gesture: number;
  text: string;
  notation: string;
  target: string;
  lines: string[];
}
/**
 * A line of the score sheet: the points of each seat; the last line is the total.
 *
 *     `later`: it is counted only at the end, and nobody has points for it before.
 */
export interface SheetLine {
  label: string;
  points: number[];
  later?: boolean;
}
/**
 * A standing order of the seat, as it is set.
 */
export interface OrderState {
  name: string;
  choice: string;
  until: 'game' | 'round';
}
/**
 * A gesture that the seat has planned for one of its next turns; `number` is for `keep`.
 */
export interface PlanStep {
  number: number;
  text: string;
  target: string;
  actions: number[];
  refused: string;
}
/**
 * What a guided game says to the seat now: the only action offered is the one that it tells of.
 */
export interface Lesson {
  step: number;
  steps: number;
  text: string;
}
/**
 * Something that happened, as a sentence; also what happened as data, for pictures and filters.
 */
export interface LogLine {
  number: number;
  move: number;
  seat: number;
  text: string;
  rule: string;
  kind: string;
  args: {
    [k: string]: number;
  };
}
/**
 * What proves the dice. The secret comes when the game is over; its SHA-256 is the commitment, published before.
 *
 *     The rolls among the first `after` moves were made elsewhere, or set by a guide: they are not proved.
 */
export interface Fair {
  commitment: string;
  words: string[];
  secret: string | null;
  after: number;
}
/**
 * How the game ended.
 */
export interface Outcome {
  scores: number[];
  winners: number[];
}
/**
 * Something that somebody proposes: `Agree` and `Refuse` name its number.
 */
export interface ProposalInfo {
  number: number;
  kind: 'replace' | 'seat' | 'takeback';
  text: string;
  seat: number;
  mine: boolean;
  asked: boolean;
  waits_for: string[];
  earliest: number | null;
}
/**
 * At a table with real dice: what is rolled now, and what the viewer may do.
 */
export interface Roll {
  seat: number;
  mine: boolean;
  dice: RollDie[];
  may_correct: boolean;
}
/**
 * A die of a roll. Dice of the same name are drawn from the same bag: what one shows, the others cannot.
 */
export interface RollDie {
  name: string;
  question: string;
  outcomes: RollOutcome[];
}
/**
 * Something that a die can show, or that can be drawn.
 */
export interface RollOutcome {
  notation: string;
  text: string;
  lines: LogLine[];
}
/**
 * A state, as its difference to the last one of this connection, for clients of `protocol` 2.
 *
 *     Log and answers are not compared: in both states they are taken to be empty and null. See `core.differences`.
 */
export interface Changes {
  type: 'changes';
  changes: unknown;
  check: number;
  log: LogLine[];
  answers: string | null;
}
/**
 * Who is connected and who thinks has changed, nothing else.
 */
export interface Seats {
  type: 'seats';
  seats: SeatInfo[];
}
/**
 * What the people at the table say to each other; only they get it.
 */
export interface Chat {
  type: 'chat';
  lines: ChatLine[];
  muted: number[];
  fresh: boolean;
}
/**
 * Something that a person at the table said.
 */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  sent: number;
  mine: boolean;
}
/**
 * A message was carried out and is stored: the answer if no state is, as to chat or to a repeated message.
 */
export interface Done {
  type: 'done';
  id: string;
  revision: number;
}
/**
 * A message was not carried out and changed nothing. After `stale` the state comes again.
 *
 *     `id` is null if the message has none that can be read.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  code:
    | 'ask-holder'
    | 'bad-address'
    | 'bad-content'
    | 'bad-link'
    | 'bad-options'
    | 'bad-pass'
    | 'bad-record'
    | 'busy'
    | 'day-dice'
    | 'draft-complete'
    | 'failed'
    | 'foreign-origin'
    | 'guided'
    | 'host-only'
    | 'illegal'
    | 'malformed'
    | 'no-draft'
    | 'no-hints'
    | 'no-notices'
    | 'no-proposal'
    | 'no-roll'
    | 'no-storage'
    | 'no-takeback'
    | 'not-found'
    | 'not-over'
    | 'not-started'
    | 'not-yours'
    | 'over'
    | 'points-hidden'
    | 'replaced'
    | 'stale'
    | 'taken'
    | 'too-large'
    | 'too-many'
    | 'too-many-tables'
    | 'unknown-bot'
    | 'unknown-content'
    | 'unknown-game'
    | 'unknown-language'
    | 'unknown-move'
    | 'unknown-order'
    | 'unknown-seal'
    | 'unknown-seat'
    | 'unknown-table'
    | 'unreadable'
    | 'wrong-roll';
  text: string;
  rule: string;
  rule_text: string;
  rule_title: string;
}
/**
 * The answer to `why`: the most helpful reasons first; none if it is possible.
 */
export interface Why {
  type: 'because';
  id: string;
  reasons: Reason[];
}
/**
 * Why something is not possible now, with the rule that says so.
 */
export interface Reason {
  text: string;
  rule: string;
  rule_text: string;
  action: number;
  action_text: string;
  rule_title: string;
}
/**
 * The answer to `look`: a preview of each action.
 */
export interface Looked {
  type: 'looked';
  id: string;
  previews: Preview[];
}
/**
 * What an action would do, up to the next die or decision.
 */
export interface Preview {
  action: number;
  lines: string[];
  before: number | null;
  after: number | null;
  changes: Change[];
  more: unknown;
}
/**
 * How much the seat has of something, before and after an action, and how much is lost to a limit.
 */
export interface Change {
  good: string;
  before: number;
  after: number;
  lost: number;
}
export interface Pong {
  type: 'pong';
  id: string;
}
/**
 * The body of every refusal over HTTP.
 */
export interface Problem {
  code:
    | 'ask-holder'
    | 'bad-address'
    | 'bad-content'
    | 'bad-link'
    | 'bad-options'
    | 'bad-pass'
    | 'bad-record'
    | 'busy'
    | 'day-dice'
    | 'draft-complete'
    | 'failed'
    | 'foreign-origin'
    | 'guided'
    | 'host-only'
    | 'illegal'
    | 'malformed'
    | 'no-draft'
    | 'no-hints'
    | 'no-notices'
    | 'no-proposal'
    | 'no-roll'
    | 'no-storage'
    | 'no-takeback'
    | 'not-found'
    | 'not-over'
    | 'not-started'
    | 'not-yours'
    | 'over'
    | 'points-hidden'
    | 'replaced'
    | 'stale'
    | 'taken'
    | 'too-large'
    | 'too-many'
    | 'too-many-tables'
    | 'unknown-bot'
    | 'unknown-content'
    | 'unknown-game'
    | 'unknown-language'
    | 'unknown-move'
    | 'unknown-order'
    | 'unknown-seal'
    | 'unknown-seat'
    | 'unknown-table'
    | 'unreadable'
    | 'wrong-roll';
  text: string;
}
/**
 * A fault of the page itself, for the log of the server.
 */
export interface Fault {
  part: string;
  error: string;
  stack?: string;
  table?: string;
  message?: string;
}
/**
 * The process answers; nothing is said of its database.
 */
export interface Alive {
  version: string;
}
export interface Health {
  status: 'failing' | 'ok';
  problem: string;
  version: string;
  tables: number;
  page: boolean;
}
/**
 * One of the values that something can be set to, and how people call it.
 */
export interface Choice {
  value: string;
  label: string;
  group?: string;
}
/**
 * An option of a game. `choice` is one of the choices, `choices` a list of them; `number` has its limits.
 *
 *     `against_bots` is its default where one person plays against bots alone.
 */
export interface OptionInfo {
  name: string;
  label: string;
  about: string;
  kind: 'choice' | 'choices' | 'flag' | 'number' | 'text';
  default: unknown;
  against_bots: unknown;
  optional: boolean;
  alone: boolean;
  choices: Choice[];
  minimum: number | null;
  maximum: number | null;
}
/**
 * A standing order that a seat can give; the first choice is to be asked.
 */
export interface OrderInfo {
  name: string;
  label: string;
  choices: Choice[];
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  rules_version: number;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  orders: OrderInfo[];
  bots: Choice[];
  levels: string[];
  default_bot: string;
  lessons: string[];
  reconstructed: number;
  counts_up: boolean;
}
/**
 * A rule of a game's catalogue.
 */
export interface RuleInfo {
  id: string;
  part: string;
  text: string;
}
/**
 * Who you are here: a guest by a cookie, with a name that you can change.
 */
export interface Me {
  name: string;
  recovery: number | null;
  before: string | null;
}
export interface ChangeMe {
  name: string;
}
/**
 * Who shall sit there: you, whoever has the link, or a bot by name (none: the game's usual one).
 */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  name?: string | null;
  bot?: string | null;
  word?: string | null;
}
/**
 * A new table. The game begins by itself as soon as no seat is open.
 */
export interface CreateTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: SeatWish[];
  options?: {};
  pace?: number;
  hide_points?: boolean;
  name?: string;
  clock?: Clock | null;
  content?: {} | null;
  real_dice?: boolean;
  commitment?: string | null;
}
/**
 * A table from a record: it goes on after the first `move` moves, or after all of them.
 *
 *     Without seats you play all of them; a finished game is only looked at.
 */
export interface ImportTable {
  record: {};
  move?: number | null;
  /**
   * @maxItems 16
   */
  seats?: SeatWish[];
  pace?: number;
  commitment?: string | null;
  name?: string;
  tried?: string | null;
}
/**
 * A table for you and bots, in one call; alone if `players` is 1.
 */
export interface PlayNow {
  game: string;
  players?: number | null;
  options?: {};
  bot?: string | null;
  pace?: number;
  commitment?: string | null;
  word?: string | null;
}
/**
 * Something that a lesson has not shown: a sentence and a picture.
 */
export interface NotYet {
  id: string;
  icon: string;
  kind: string;
  text: string;
  does: string[];
}
/**
 * A lesson of a game, and what is said when it has ended.
 */
export interface LessonInfo {
  number: number;
  title: string;
  known: string;
  aim: string;
  not_yet: NotYet[];
}
/**
 * A guided game for you: the server sets the dice and says what to do, until the guide ends or is left.
 */
export interface Learn {
  game: string;
  lesson?: number;
  pace?: number;
  commitment?: string | null;
  word?: string | null;
}
/**
 * The game of a finished table once more, for everybody who sat there; whoever asks later gets the same table.
 */
export interface Rematch {
  bot?: string | null;
  commitment?: string | null;
  word?: string | null;
}
/**
 * Another name for the table (host only); empty: none.
 */
export interface ChangeTable {
  name: string;
}
/**
 * The secret link of a seat: `/join#token`. It is shown once; a new one makes the old one useless.
 */
export interface SeatLink {
  seat: number;
  token: string;
  path: string;
}
/**
 * A table just made: with the links for its open seats, and the page that anybody may watch.
 */
export interface NewTable {
  table: TableInfo;
  links: SeatLink[];
  watch: string;
}
/**
 * Take the seat of a link. The word goes into the dice: see `Fair`.
 */
export interface Join {
  token: string;
  name?: string | null;
  word?: string | null;
}
export interface LookAtLink {
  token: string;
}
/**
 * What a seat's link leads to, before it is taken.
 */
export interface LinkInfo {
  table: TableInfo;
  seat: number;
  taken: boolean;
  commitment: string;
  after: number;
}
export interface Joined {
  table: TableInfo;
  seat: number;
}
/**
 * Put somebody else on a seat (host only), or change your own name.
 */
export interface ChangeSeat {
  kind?: ('bot' | 'me' | 'open') | null;
  name?: string | null;
  bot?: string | null;
  word?: string | null;
}
export interface SeatChanged {
  table: TableInfo;
  link: SeatLink | null;
}
/**
 * A part of an effect line: a count with its sign, an icon with the word for it, or another thing by its id.
 */
export interface EffectPart {
  count?: number | null;
  sign?: string;
  icon?: string;
  word?: string;
  thing?: string;
}
/**
 * Something of the box, by its id: its name, a shorter one, what it does in a sentence, and that as a line.
 */
export interface ThingInfo {
  name: string;
  short: string;
  text: string;
  effect: (string | EffectPart)[];
}
/**
 * A value of a content and what people call its place.
 */
export interface BoxCell {
  column: string;
  label: string;
  value: unknown;
  open: boolean;
}
/**
 * A row of a table, all of its values: on one card, or in one place of a sheet.
 */
export interface BoxRow {
  table: string;
  label: string;
  row: string;
  component: 'board' | 'card' | 'die' | 'sheet' | 'track';
  cells: BoxCell[];
}
/**
 * The rows of a game's content that have reconstructed values.
 */
export interface BoxInfo {
  game: string;
  title: string;
  rows: BoxRow[];
  words: {
    [k: string]: string[];
  };
  names: {
    [k: string]: string;
  };
}
/**
 * What the box says; the value that is shown if it says the same.
 */
export interface BoxAnswer {
  table: string;
  row: string;
  column: string;
  value: unknown;
}
export interface CheckBox {
  /**
   * @maxItems 2000
   */
  answers: BoxAnswer[];
}
/**
 * A content file that somebody has sent, in TOML.
 */
export interface OpenBox {
  file: string;
}
/**
 * A content that can be played with.
 */
export interface BoxMade {
  content: {};
  file: string;
  hash: string;
  answers: BoxAnswer[];
  changed: number;
}
/**
 * The first game that a guest has finished with the dice of a day.
 */
export interface DayEntry {
  place: number;
  name: string;
  mine: boolean;
  score: number;
  won: boolean;
  begun_before: number;
}
/**
 * A game with the dice of one day. Days are those of UTC.
 */
export interface Day {
  day: string;
  commitment: string;
  secret: string | null;
  table: string | null;
  finished: boolean;
  entries: DayEntry[];
}
/**
 * A game that has dice of the day: one that can be played alone.
 */
export interface DayGame {
  game: string;
  title: string;
  today: Day;
  yesterday: Day;
  tomorrow: string;
  left: number;
}
/**
 * Play with the dice of today. A game of yours that is not finished goes on.
 */
export interface PlayDay {
  game: string;
}
/**
 * The promise of the dice of the next table that you make: the SHA-256 of its secret.
 */
export interface Seal {
  commitment: string;
}
/**
 * Rolls that were made and not used: `skipped` of them, before roll `number`.
 */
export interface Gap {
  number: number;
  skipped: number;
  why: 'newer-rules' | 'takeback';
}
/**
 * What could come of a roll or a draw: each outcome in notation, and its weight.
 */
export interface Faces {
  outcomes: string[];
  weights: number[];
}
/**
 * A roll or a draw of a finished game.
 */
export interface RollInfo {
  move: number;
  number: number;
  round: number;
  die: string;
  faces: number;
  outcome: string;
}
/**
 * The people agreed to go back to the first `after` moves: the moves that were taken back, and their rolls.
 *
 *     The moves of these rolls are counted as they were before the takeback.
 */
export interface TakenBack {
  after: number;
  moves: string[];
  rolls: RollInfo[];
}
/**
 * All that is needed to recount the dice of a finished game.
 */
export interface DiceProof {
  fair: Fair;
  day: string | null;
  seats: number;
  rolls: RollInfo[];
  faces: Faces[];
  gaps: Gap[];
  moves: string[];
  taken_back: TakenBack[];
  result: Outcome | null;
}
/**
 * The result of checking a record: rules and result always, the dice once the game is over.
 */
export interface Check {
  ok: boolean;
  text: string;
  moves: number;
  rolls: number;
  dice_checked: boolean;
  fair: Fair;
}
/**
 * The board in letters of one width, as a terminal shows it: for games that a page does not draw itself.
 */
export interface Drawing {
  text: string;
}
/**
 * The table after its first `move` moves, and what the last of them did.
 */
export interface Moment {
  move: number;
  of: number;
  round: number;
  seat: number;
  notation: string;
  text: string;
  lines: LogLine[];
  view: unknown;
  sheet: SheetLine[];
  waiting: number[];
  from_dump: boolean;
}
/**
 * What a seat did in a row, with the dice before it: the moves after `first` up to `last`, and the points then.
 */
export interface Turn {
  seat: number;
  round: number;
  first: number;
  last: number;
  scores: number[];
}
/**
 * A game turn by turn.
 */
export interface Course {
  start: number[];
  turns: Turn[];
}
/**
 * How the game stood after a move: expected final points and chance to win of each seat.
 */
export interface Standing {
  move: number;
  round: number;
  points: number[];
  chance: number[];
}
/**
 * An action as the analysis sees it: what it touches on the board, and what can be expected of it.
 */
export interface Considered {
  text: string;
  targets: string[];
  points: number;
  chance: number;
}
/**
 * A decision of a finished game: move number `move` of the record, and the best that there was.
 */
export interface DecisionInfo {
  move: number;
  round: number;
  seat: number;
  mark: '' | 'mistake' | 'slip';
  chosen: Considered;
  best: Considered[];
  lost_points: number;
  lost_chance: number;
}
/**
 * All dice that fell together, the moves `move` to `end`: what they brought each seat beyond the average.
 */
export interface ThrowInfo {
  move: number;
  end: number;
  round: number;
  points: number[];
  chance: number[];
}
/**
 * A move that changed the chances much: whose it raised, and how far.
 */
export interface TurningPoint {
  move: number;
  round: number;
  seat: number;
  before: number;
  after: number;
  thrown: boolean;
  text: string;
}
/**
 * Where a finished game was won.
 */
export interface Analysis {
  learned: boolean;
  graph: Standing[];
  decisions: DecisionInfo[];
  throws: ThrowInfo[];
  turns: TurningPoint[];
  luck: number[] | null;
}
/**
 * An analysis, or how far it is: `done` of `moves` moves.
 */
export interface AnalysisState {
  status: 'done' | 'failed' | 'none' | 'running' | 'waiting';
  done: number;
  moves: number;
  analysis: Analysis | null;
}
/**
 * Where you are told that it is your turn while you are not looking.
 */
export interface Notices {
  mail_offered: boolean;
  webhook_offered: boolean;
  mail: string | null;
  mail_confirmed: boolean;
  webhook: string | null;
}
/**
 * Set or remove an address; null: it stays as it is, empty: no notices there.
 */
export interface ChangeNotices {
  mail?: string | null;
  webhook?: string | null;
}
/**
 * From the link of a mail.
 */
export interface NoticeToken {
  token: string;
}
/**
 * A code that makes any browser this guest. It is shown once; a new one makes the old one useless.
 */
export interface RecoveryCode {
  code: string;
}
/**
 * A link that makes one other browser this guest, once and for a short time: `/device#token`.
 */
export interface DeviceLink {
  token: string;
  path: string;
  seconds: number;
}
/**
 * A recovery code as it was typed, or the token of a device link.
 */
export interface UsePass {
  code: string;
  merge?: boolean;
}
/**
 * Whom a code or a device link makes this browser, and what happens to what the browser has.
 */
export interface PassInfo {
  name: string;
  tables: number;
  own_tables: number;
  mine: boolean;
}
/**
 * What you have noted about a table: nobody else ever gets it.
 */
export interface PrivateNotes {
  text: string;
}
/**
 * One of the best actions that a seat has now, and what speaks for it.
 */
export interface HintInfo {
  action: number;
  text: string;
  targets: string[];
  close: boolean;
  points: number;
  chance: number;
  preview: Preview;
}
/**
 * The two or three best actions of a seat, the best first.
 */
export interface Hints {
  learned: boolean;
  hints: HintInfo[];
}
/**
 * The whole table.
 */
export interface ForgeView {
  round: number;
  rounds: number;
  active: number;
  step: string;
  extra: boolean;
  extra_price: number;
  rolling: boolean;
  over: boolean;
  waiting: number[];
  bought: string[];
  temple: Stack[];
  gardens: Good[];
  islands: Island[];
  players: Player[];
}
/**
 * A stack of the Sanctuary.
 */
export interface Stack {
  id: string;
  price: number;
  faces: Good[];
}
/**
 * A face in the temple and how many of it are left.
 */
export interface Good {
  id: string;
  face: string;
  left: number;
}
/**
 * A portal: its feats, and the seat whose pawn is there.
 */
export interface Island {
  id: string;
  feats: Feat[];
  pawn: number | null;
}
/**
 * A card of an island: its slot, price, points, and the copies left; what it does is in the things of the box.
 */
export interface Feat {
  id: string;
  card: string;
  slot: string;
  sun: number;
  moon: number;
  points: number;
  left: number;
}
/**
 * A hero. `score` and `card_points` are null at a table that counts points only at the end.
 */
export interface Player {
  id: string;
  score: number | null;
  glory: number;
  card_points: number | null;
  reserves: {
    [k: string]: Reserve;
  };
  dice: Die[];
  cards: OwnCard[];
  hammer: Track | null;
  tritons: number;
  cerberi: number;
  forged: number;
  portal: number;
  boars: string[];
  blessing: Blessing | null;
  asked: Asked | null;
  pending: Pending[];
  odds: Odds;
}
export interface Reserve {
  id: string;
  amount: number;
  limit: number | null;
}
export interface Die {
  id: string;
  sides: Side[];
  rolling: boolean;
}
export interface Side {
  id: string;
  face: string;
  up: boolean;
}
export interface OwnCard {
  id: string;
  card: string;
  count: number;
  points: number;
}
/**
 * The open Hammer: the side being filled (1 or 2), its steps, the glory at its end, and Hammers still waiting.
 */
export interface Track {
  id: string;
  steps: number;
  length: number;
  side: number;
  glory: number;
  waiting: number;
}
/**
 * What the seat is resolving: the faces as rolled, and the effective ones (a mirror counts as what it copies).
 */
export interface Blessing {
  kind: string;
  rolled: (string | null)[];
  acts: (string | null)[];
  repeat: boolean;
}
/**
 * The open decision of a seat: its kind, the face and the die it is about, and a number.
 *
 *     The kind is a step of the turn or an item of an agenda. The number is the gold of a split, the discount of a
 *     purchase, or how often a die is rolled.
 */
export interface Asked {
  kind: string;
  face: string | null;
  die: string | null;
  number: number;
}
/**
 * What a seat still has to resolve after the open decision: an item of its agenda, with its face and number.
 */
export interface Pending {
  kind: string;
  face: string | null;
  number: number;
}
/**
 * The next divine blessing: the most that it can give of each resource.
 *
 *     Every choice is made in favour of that resource, and a mirror copies the best face on anybody else's dice.
 *     `expected` is the mean, `chances` the distribution, in 36 equally likely throws.
 */
export interface Odds {
  expected: {
    [k: string]: number;
  };
  chances: {
    [k: string]: Chance[];
  };
}
/**
 * An amount, and in how many of 36 cases it comes.
 */
export interface Chance {
  amount: number;
  ways: number;
}
/**
 * The table. Further targets: `charity/duomo`, `charity/0`, `market`, `administration`, `resource/gold`, `muse`,
 *     `marker/neutral`, `office/captain`, `die`, `bag`, `captains`, `order`, `done`.
 */
export interface FlorenzaView {
  round: number;
  rounds: number;
  phase: string;
  choice: Choice1;
  over: boolean;
  dice: boolean;
  open: boolean;
  order: number[];
  captain: number | null;
  bishop: number | null;
  muse_free: boolean;
  duomo_preacher: string | null;
  duomo_by: number | null;
  characters: Character[];
  anonymous: Anonymous;
  captains: Captain[];
  places: Place[];
  supply: Tile[];
  families: Family[];
  rates: Rates;
}
/**
 * What the current decision is about; `speciality` is the one for which the artist of the work is paid.
 */
export interface Choice1 {
  stage: string;
  seat: number | null;
  square: string | null;
  work: string | null;
  speciality: string | null;
  rolls: number[];
  value: number;
  given: string[];
}
/**
 * `artist/29` or `preacher/9`, under the card of its stay; in order of arrival.
 *
 *     A preacher has a price, and gives familiars and the `gain` of his effect; his power is `at-once`, `swap` or none.
 */
export interface Character {
  id: string;
  number: number;
  name: string;
  card: number;
  free: boolean;
  reserved: boolean;
  masterpiece_done: boolean;
  skills: Skill[];
  price: number;
  members: number;
  gain: Amount[];
  power: string | null;
}
export interface Skill {
  speciality: string;
  price: number;
  faces: number[];
  masterpiece: number;
}
/**
 * An amount of something: a resource by its name, `florins`, `pp`, `bp` or `members`.
 */
export interface Amount {
  what: string;
  count: number;
}
/**
 * The anonymous, who are always there: the preacher of card II, the artists of the cards III to V.
 */
export interface Anonymous {
  price: number;
  members: number;
  skills: Skill[];
}
/**
 * `captain/f`, a captain of fortune; `by` is the seat of the familiar on it.
 */
export interface Captain {
  id: string;
  name: string;
  rows: CaptainRow[];
  by: number | null;
  turned: boolean;
}
export interface CaptainRow {
  price: number;
  gain: Amount[];
}
export interface Place {
  id: string;
  name: string;
  works: Work[];
}
/**
 * `work/duomo/cupola`, or `work/2/palazzo/ritratto` in the district of seat 2.
 *
 *     `reach` says whether the viewer could pay for it with an anonymous artist: `now` or `in-time`, otherwise None.
 */
export interface Work {
  id: string;
  name: string;
  cost: Amount[];
  artists: string;
  pp: number;
  bp: number;
  income: string | null;
  made: number | null;
  marker: string | null;
  planned: number | null;
  artist: string | null;
  reach: string | null;
}
/**
 * `supply/14`: a building that can be planned, how many are left, and its `reach` as for a work.
 */
export interface Tile {
  id: string;
  number: number;
  name: string;
  cost: Amount[];
  pp: number;
  pay: Amount[];
  gain: Amount[];
  violet: boolean;
  left: number;
  reach: string | null;
}
/**
 * A district with its ledger.
 *
 *     `name` is that of the family; a ghost has none. `bishop_space` is the PP of the space on the Bishop track; `tokens`
 *     is None if their value is hidden from the viewer. `score` is what everybody may know, without tokens that are not
 *     open; it is None at a table that counts points only at the end. `income` is what the next phase 1 brings, except
 *     for the third resource, which is not known yet; it is empty in the last round.
 */
export interface Family {
  seat: number;
  name: string;
  level: string | null;
  goods: Amount[];
  florins: number;
  crest: number;
  bishop_points: number;
  bishop_space: number;
  tokens: number | null;
  pieces: number;
  score: number | null;
  reserve: number;
  zone: number;
  exiled: number;
  market: boolean;
  administration: number;
  preacher: string | null;
  neutral_markers: number;
  special_markers: boolean[];
  squares: Square[];
  palazzo: Work[];
  chiesa: Work[];
  table: string[];
  income: Amount[];
  forecast: Forecast | null;
}
/**
 * `building/2/5`: square 5 of seat 2's district; `member` is the seat of the familiar on it.
 */
export interface Square {
  id: string;
  building: number | null;
  name: string | null;
  state: string;
  member: number | null;
}
/**
 * How everything placed will resolve, what will be left, and the family's moves that lead there.
 *
 *     The moves are notations, in the order in which phases 5 and 6 ask for them; rolls, incentives, the Muse and markers
 *     are left out. `lost` are the PP that the failures cost. `cures` are given for the viewer's own family, as long as it
 *     has familiars to place.
 */
export interface Forecast {
  lines: ForecastLine[];
  left: Amount[];
  lost: number;
  moves: string[];
  cures: Cure[];
}
/**
 * What the family will have at a square or work, what that changes, and what it will be short of.
 *
 *     The administration, the market and the captains of fortune have lines as well, without `have` and `short`; the first
 *     two have no name. A market that the forecast does not need is `unused`, a captain who gets nothing is `unpaid`.
 *     `artist` is the name of a work's artist, None for an anonymous one.
 */
export interface ForecastLine {
  target: string;
  name: string;
  artist: string | null;
  verdict: string;
  have: Amount[];
  changes: Amount[];
  short: Amount[];
}
/**
 * A place where another familiar would make less of the plan fail, and what it would bring.
 */
export interface Cure {
  target: string;
  name: string;
  changes: Amount[];
}
/**
 * Prices that are the same for everybody, what a full Palazzo and a full Chiesa give, and the special markers.
 *
 *     `bases` are the values that artists reach without dice and incentives; it depends on the place.
 */
export interface Rates {
  sell: number;
  buy: number;
  administration: number;
  muse: number;
  incentive: number;
  bases: number[];
  palazzo_pp: number;
  chiesa_bp: number;
  special: Amount[];
}
/**
 * The table.
 */
export interface FlorenzaDiceView {
  seat: number | null;
  round: number;
  rounds: number;
  turn: number;
  phase: string;
  stage: string;
  rolling: boolean;
  over: boolean;
  active: number | null;
  first: number | null;
  captain: number | null;
  bishop: number | null;
  palazzo_bonuses: number[];
  chiesa_steps: number;
  coin: number;
  ghost: Ghost | null;
  dice: Die1[];
  players: Player1[];
  buildings: Building[];
  winners: number[];
}
/**
 * The Ghost of the solo game.
 */
export interface Ghost {
  level: string | null;
  target: number;
  captain_marks: number;
  bishop_marks: number;
  captain: boolean;
  bishop: boolean;
  active: boolean;
}
export interface Die1 {
  id: string;
  colour: string;
  resource: string;
  track: string | null;
  artist: string | null;
  value: number | null;
  used: boolean;
  order: number;
  taken_by: number[];
  in_hand_of: number[];
  available: boolean;
  options: DieOption[];
}
/**
 * One of the three uses of a die, for the viewer's seat.
 */
export interface DieOption {
  id: string;
  kind: string;
  amount: number;
  changed_by: number | null;
  possible: boolean;
}
export interface Player1 {
  seat: number;
  first: boolean;
  active: boolean;
  captain: boolean;
  bishop: boolean;
  works: Work1[];
  spaces: Space[];
  tracks: Track1[];
  supply: Supply;
  buildings: number[];
  once: Once[];
  score: Score | null;
  projects: number;
  palazzo_bonus: number | null;
  dice_left: number;
  waiting_dice: number;
  asked: Asked1 | null;
}
export interface Work1 {
  id: string;
  area: string;
  name: string;
  icons: Icon[];
  artists: string[];
  artist_points: number | null;
  points: number;
  effect: string;
  income: number;
  ready: boolean;
  complete: boolean;
}
export interface Icon {
  id: string;
  kind: string;
  marked: boolean;
}
export interface Space {
  id: string;
  number: number;
  icons: Icon[];
  building: number | null;
  name: string | null;
  points: number;
  bonus_spare: number;
  bonus_points: number;
  next: boolean;
  buildable: number[];
}
export interface Track1 {
  id: string;
  name: string;
  marks: number;
  spaces: TrackSpace[];
}
export interface TrackSpace {
  bonus: string;
  points: number;
  marked: boolean;
}
export interface Supply {
  fiorini: number;
  spare: number;
  stars: number;
}
/**
 * A (1x) building, and whether its effect has been used in this turn.
 */
export interface Once {
  building: number;
  used: boolean;
}
/**
 * The six boxes of the score, as if the game ended now.
 */
export interface Score {
  palazzo: number;
  chiesa: number;
  rione: number;
  captain: number;
  supply: number;
  total: number;
}
/**
 * The open decision of a seat.
 */
export interface Asked1 {
  kind: string;
  bonus: boolean;
  die: string | null;
  resource: string | null;
  left: number;
}
/**
 * A row of the building table; what it does is the text `power-<power>`, with `die` and `amount`.
 */
export interface Building {
  id: string;
  number: number;
  name: string;
  cost: string[];
  fiorini: number;
  points: number;
  power: string;
  die: string | null;
  resource: string | null;
  amount: number;
  once: boolean;
}
/**
 * The table. Targets: `die` to roll, `bank` to hold.
 */
export interface PigView {
  round: number;
  goal: number;
  active: number;
  pot: number;
  rolling: boolean;
  over: boolean;
  players: Player2[];
}
export interface Player2 {
  points: number;
}
