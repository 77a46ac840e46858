/** What the lines of the log tell, in pictures. */
import type { LogLine } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';
import type { LogPicture } from '../board';
import { emblemOf } from './drawings';
import { GOODS, ICONS } from './kinds';
import { featOf } from './names';
import { signed } from './numbers';

/** A good that comes or goes. */
function good({ args }: LogLine, sign = 1): LogPicture[] {
  const name = GOODS[args.resource ?? 0]!;
  if (!args.amount) return [];
  const amount = sign < 0 ? { count: -args.amount } : { word: signed(args.amount) };
  return [{ icon: ICONS[name], kind: name, ...amount }];
}

const face = ({ args }: LogLine): LogPicture[] => [{ icon: 'cube', kind: '', value: args.face ?? 0 }];
const feat = ({ args }: LogLine, word: string): LogPicture[] => [
  { icon: 'isle', kind: '', drawing: emblemOf(featOf(args.card ?? 0)), word: t(word) },
];

const PICTURES: Record<string, (line: LogLine) => LogPicture[]> = {
  gained: (line) => good(line),
  lost: (line) => good(line, -1),
  paid: (line) => good(line, -1),
  hammered: ({ args }) => [{ icon: 'hammer', kind: '', word: signed(args.amount ?? 1) }],
  bought: ({ args }) => [{ icon: ICONS.gold, kind: 'gold', count: -(args.price ?? 0) }],
  forged: face,
  copied: face,
  borrowed: face,
  undertook: (line) => feat(line, 'df-log-takes'),
  used: (line) => feat(line, 'df-log-uses'),
  ousted: () => [{ icon: 'home', kind: '', word: t('df-log-ousted') }],
};

const WORDS: Record<string, string> = {
  bought: 'forges',
  forged: 'forges',
  copied: 'copies',
  borrowed: 'borrows',
};

export const logPictures = (line: LogLine): LogPicture[] => PICTURES[line.kind]?.(line) ?? [];
export const logWord = ({ kind }: LogLine): string => (WORDS[kind] ? t(`df-log-${WORDS[kind]}`) : '');

/** Ousted by another, made to bear a boar, or a face of one's dice borrowed. */
export function isAgainst({ kind, seat: whose, args }: LogLine, seat: number): boolean {
  if (kind === 'ousted' || kind === 'bears') return whose === seat;
  return kind === 'borrowed' && args.from === seat;
}
