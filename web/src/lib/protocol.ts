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
  LevelPoints: LevelPoints;
  GameInfo: GameInfo;
  RuleInfo: RuleInfo;
  Me: Me;
  ChangeMe: ChangeMe;
  SeatWish: SeatWish;
  Clock: Clock;
  CreateTable: CreateTable;
  ImportTable: ImportTable;
  PlayNow: PlayNow;
  NotYetInfo: NotYetInfo;
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
export interface Act {
  type: 'act';
  id: string;
  revision: number;
  seat: number;
  action: number;
  then?: number[];
  confirm?: boolean;
}
export interface Undo {
  type: 'undo';
  id: string;
  revision: number;
  seat: number;
  keep: number;
}
export interface Confirm {
  type: 'confirm';
  id: string;
  revision: number;
  seat: number;
}
export interface SetOrder {
  type: 'order';
  id: string;
  seat: number;
  order: string;
  choice: string;
  until?: 'game' | 'round';
}
export interface Plan {
  type: 'plan';
  id: string;
  revision: number;
  seat: number;
  keep: number[] | null;
  add?: number[];
}
export interface Propose {
  type: 'propose';
  id: string;
  kind: 'replace' | 'seat' | 'takeback';
  seat: number;
  to?: 'bot' | 'me' | 'open';
  bot?: string | null;
  move?: number | null;
}
export interface Agree {
  type: 'agree';
  id: string;
  proposal: number;
}
export interface Refuse {
  type: 'refuse';
  id: string;
  proposal: number;
}
export interface Back {
  type: 'back';
  id: string;
  seat: number;
}
export interface Enter {
  type: 'enter';
  id: string;
  moves: number;
  /**
   * @minItems 1
   */
  outcomes: string[];
}
export interface Correct {
  type: 'correct';
  id: string;
  moves: number;
}
export interface AskWhy {
  type: 'why';
  id: string;
  seat: number;
  action?: number | null;
  target?: string | null;
}
export interface Look {
  type: 'look';
  id: string;
  seat: number;
  /**
   * @minItems 1
   */
  actions: number[];
}
export interface Say {
  type: 'say';
  id: string;
  seat: number;
  text: string;
}
export interface Mute {
  type: 'mute';
  id: string;
  seat: number;
  muted: boolean;
}
export interface Ping {
  type: 'ping';
  id: string;
  hidden?: boolean;
}
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
export interface Clock {
  seconds?: number | null;
  at_zero?: 'bot' | 'move' | 'nothing';
  bot?: string | null;
}
export interface TriedLine {
  table: string;
  move: number;
}
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
export interface DraftStep {
  gesture: number;
  text: string;
  notation: string;
  target: string;
  lines: string[];
}
export interface SheetLine {
  label: string;
  points: number[];
  later?: boolean;
}
export interface OrderState {
  name: string;
  choice: string;
  until: 'game' | 'round';
}
export interface PlanStep {
  number: number;
  text: string;
  target: string;
  actions: number[];
  refused: string;
}
export interface Lesson {
  step: number;
  steps: number;
  text: string;
  then: number | null;
}
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
export interface Fair {
  commitment: string;
  words: string[];
  secret: string | null;
  after: number;
}
export interface Outcome {
  scores: number[];
  winners: number[];
}
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
export interface Roll {
  seat: number;
  mine: boolean;
  dice: RollDie[];
  may_correct: boolean;
}
export interface RollDie {
  name: string;
  question: string;
  outcomes: RollOutcome[];
}
export interface RollOutcome {
  notation: string;
  text: string;
  lines: LogLine[];
}
export interface Changes {
  type: 'changes';
  changes: unknown;
  check: number;
  log: LogLine[];
  answers: string | null;
}
export interface Seats {
  type: 'seats';
  seats: SeatInfo[];
}
export interface Chat {
  type: 'chat';
  lines: ChatLine[];
  muted: number[];
  fresh: boolean;
}
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  sent: number;
  mine: boolean;
}
export interface Done {
  type: 'done';
  id: string;
  revision: number;
}
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
export interface Why {
  type: 'because';
  id: string;
  reasons: Reason[];
}
export interface Reason {
  text: string;
  rule: string;
  rule_text: string;
  action: number;
  action_text: string;
  rule_title: string;
}
export interface Looked {
  type: 'looked';
  id: string;
  previews: Preview[];
}
export interface Preview {
  action: number;
  lines: string[];
  before: number | null;
  after: number | null;
  changes: Change[];
  more: unknown;
}
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
export interface Fault {
  part: string;
  error: string;
  stack?: string;
  table?: string;
  message?: string;
}
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
export interface Choice {
  value: string;
  label: string;
  group?: string;
}
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
export interface OrderInfo {
  name: string;
  label: string;
  choices: Choice[];
}
export interface LevelPoints {
  players: number;
  points: {
    [k: string]: number;
  };
}
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
  level_points: LevelPoints[];
  lessons: string[];
  reconstructed: number;
  counts_up: boolean;
}
export interface RuleInfo {
  id: string;
  part: string;
  text: string;
}
export interface Me {
  name: string;
  recovery: number | null;
  before: string | null;
}
export interface ChangeMe {
  name: string;
}
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  name?: string | null;
  bot?: string | null;
  word?: string | null;
}
export interface CreateTable {
  game: string;
  /**
   * @minItems 1
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
export interface ImportTable {
  record: {};
  move?: number | null;
  seats?: SeatWish[];
  pace?: number;
  commitment?: string | null;
  name?: string;
  tried?: string | null;
}
export interface PlayNow {
  game: string;
  players?: number | null;
  options?: {};
  bot?: string | null;
  pace?: number;
  commitment?: string | null;
  word?: string | null;
}
export interface NotYetInfo {
  id: string;
  icon: string;
  kind: string;
  text: string;
  does: string[];
}
export interface LessonInfo {
  number: number;
  title: string;
  known: string;
  aim: string;
  not_yet: NotYetInfo[];
}
export interface Learn {
  game: string;
  lesson?: number;
  pace?: number;
  commitment?: string | null;
  word?: string | null;
}
export interface Rematch {
  bot?: string | null;
  commitment?: string | null;
  word?: string | null;
}
export interface ChangeTable {
  name: string;
}
export interface SeatLink {
  seat: number;
  token: string;
  path: string;
}
export interface NewTable {
  table: TableInfo;
  links: SeatLink[];
  watch: string;
}
export interface Join {
  token: string;
  name?: string | null;
  word?: string | null;
}
export interface LookAtLink {
  token: string;
}
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
export interface EffectPart {
  count?: number | null;
  sign?: string;
  icon?: string;
  word?: string;
  thing?: string;
}
export interface ThingInfo {
  name: string;
  short: string;
  text: string;
  effect: (string | EffectPart)[];
}
export interface BoxCell {
  column: string;
  label: string;
  value: unknown;
  open: boolean;
}
export interface BoxRow {
  table: string;
  label: string;
  row: string;
  component: 'board' | 'card' | 'die' | 'sheet' | 'track';
  cells: BoxCell[];
}
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
export interface BoxAnswer {
  table: string;
  row: string;
  column: string;
  value: unknown;
}
export interface CheckBox {
  answers: BoxAnswer[];
}
export interface OpenBox {
  file: string;
}
export interface BoxMade {
  content: {};
  file: string;
  hash: string;
  answers: BoxAnswer[];
  changed: number;
}
export interface DayEntry {
  place: number;
  name: string;
  mine: boolean;
  score: number;
  won: boolean;
  begun_before: number;
}
export interface Day {
  day: string;
  commitment: string;
  secret: string | null;
  table: string | null;
  finished: boolean;
  entries: DayEntry[];
}
export interface DayGame {
  game: string;
  title: string;
  today: Day;
  yesterday: Day;
  tomorrow: string;
  left: number;
}
export interface PlayDay {
  game: string;
}
export interface Seal {
  commitment: string;
}
export interface Gap {
  number: number;
  skipped: number;
  why: 'newer-rules' | 'takeback';
}
export interface Faces {
  outcomes: string[];
  weights: number[];
}
export interface RollInfo {
  move: number;
  number: number;
  round: number;
  die: string;
  faces: number;
  outcome: string;
}
export interface TakenBack {
  after: number;
  moves: string[];
  rolls: RollInfo[];
}
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
export interface Check {
  ok: boolean;
  text: string;
  moves: number;
  rolls: number;
  dice_checked: boolean;
  fair: Fair;
}
export interface Drawing {
  text: string;
}
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
export interface Turn {
  seat: number;
  round: number;
  first: number;
  last: number;
  scores: number[];
}
export interface Course {
  start: number[];
  turns: Turn[];
}
export interface Standing {
  move: number;
  round: number;
  points: number[];
  chance: number[];
}
export interface Considered {
  text: string;
  targets: string[];
  points: number;
  chance: number;
}
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
export interface ThrowInfo {
  move: number;
  end: number;
  round: number;
  points: number[];
  chance: number[];
}
export interface TurningPoint {
  move: number;
  round: number;
  seat: number;
  before: number;
  after: number;
  thrown: boolean;
  text: string;
}
export interface Analysis {
  learned: boolean;
  graph: Standing[];
  decisions: DecisionInfo[];
  throws: ThrowInfo[];
  turns: TurningPoint[];
  luck: number[] | null;
}
export interface AnalysisState {
  status: 'done' | 'failed' | 'none' | 'running' | 'waiting';
  done: number;
  moves: number;
  analysis: Analysis | null;
}
export interface Notices {
  mail_offered: boolean;
  webhook_offered: boolean;
  mail: string | null;
  mail_confirmed: boolean;
  webhook: string | null;
}
export interface ChangeNotices {
  mail?: string | null;
  webhook?: string | null;
}
export interface NoticeToken {
  token: string;
}
export interface RecoveryCode {
  code: string;
}
export interface DeviceLink {
  token: string;
  path: string;
  seconds: number;
}
export interface UsePass {
  code: string;
  merge?: boolean;
}
export interface PassInfo {
  name: string;
  tables: number;
  own_tables: number;
  mine: boolean;
}
export interface PrivateNotes {
  text: string;
}
export interface HintInfo {
  action: number;
  text: string;
  targets: string[];
  close: boolean;
  points: number;
  chance: number;
  preview: Preview;
}
export interface Hints {
  learned: boolean;
  hints: HintInfo[];
}
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
export interface Stack {
  id: string;
  price: number;
  faces: Good[];
}
export interface Good {
  id: string;
  face: string;
  left: number;
}
export interface Island {
  id: string;
  feats: Feat[];
  pawn: number | null;
}
export interface Feat {
  id: string;
  card: string;
  slot: string;
  sun: number;
  moon: number;
  points: number;
  left: number;
}
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
export interface Track {
  id: string;
  steps: number;
  length: number;
  side: number;
  glory: number;
  waiting: number;
}
export interface Blessing {
  kind: string;
  rolled: (string | null)[];
  acts: (string | null)[];
  repeat: boolean;
}
export interface Asked {
  kind: string;
  face: string | null;
  die: string | null;
  number: number;
}
export interface Pending {
  kind: string;
  face: string | null;
  number: number;
}
export interface Odds {
  expected: {
    [k: string]: number;
  };
  chances: {
    [k: string]: Chance[];
  };
}
export interface Chance {
  amount: number;
  ways: number;
}
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
export interface Amount {
  what: string;
  count: number;
}
export interface Anonymous {
  price: number;
  members: number;
  skills: Skill[];
}
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
export interface Square {
  id: string;
  building: number | null;
  name: string | null;
  state: string;
  member: number | null;
}
export interface Forecast {
  lines: ForecastLine[];
  left: Amount[];
  lost: number;
  moves: string[];
  cures: Cure[];
}
export interface ForecastLine {
  target: string;
  name: string;
  artist: string | null;
  verdict: string;
  have: Amount[];
  changes: Amount[];
  short: Amount[];
}
export interface Cure {
  target: string;
  name: string;
  changes: Amount[];
}
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
export interface Once {
  building: number;
  used: boolean;
}
export interface Score {
  palazzo: number;
  chiesa: number;
  rione: number;
  captain: number;
  supply: number;
  total: number;
}
export interface Asked1 {
  kind: string;
  bonus: boolean;
  die: string | null;
  resource: string | null;
  left: number;
}
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
