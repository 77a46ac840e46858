/** What the button says that does the selected option. */
import type { ActionInfo } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';
import { brief, capital } from '../../table/shorten';
import { amountText } from './goods';
import type { View } from './kinds';
import { about, verb } from './verdicts';

/** By the first word of the notation; without one here the button has the short text of the option. */
const DEEDS: Record<string, string> = {
  occupy: 'place',
  work: 'place',
  church: 'place',
  duomo: 'place',
  market: 'place',
  administration: 'place',
  captain: 'place',
  artist: 'artist',
  build: 'build',
  construct: 'build',
  pay: 'pay-captain',
  as: 'pay',
  face: 'face',
  muse: 'muse',
  mark: 'mark',
  reserve: 'reserve',
};
const OF_GOODS = ['sell', 'buy', 'give', 'take'];

export function actionLabel(action: ActionInfo, _followed: boolean, view: View): string {
  const what = verb(action);
  if (view.choice.stage === 'commission') return t('fx-do-next');
  if (OF_GOODS.includes(what)) return t(`fx-do-${what}`, { what: amountText(about(action), 1) });
  return DEEDS[what] && !action.last
    ? t(`fx-do-${DEEDS[what]}`)
    : capital(brief(action.short).split(' · ')[0]!);
}
