/** The time of the browser as something that changes, and times as people read them. */
import { createSubscriber } from 'svelte/reactivity';
import type { Clock } from './protocol';
import { t } from './text.svelte';

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Seconds since 1970; what shows it is drawn again every second. */
export function now(): number {
  everySecond();
  return Date.now() / 1000;
}

/** A span of time: 4:09, 5 h, 3 days. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 3600) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  if (whole < 48 * 3600) return t('clock-hours', { count: Math.floor(whole / 3600) });
  return t('clock-days', { count: Math.floor(whole / 86_400) });
}

const DAY = 86_400;

/** What was agreed on: 3 min for each decision. */
export function clockText({ seconds }: Pick<Clock, 'seconds'>): string {
  if (!seconds) return t('clock-soft');
  const time =
    seconds < 3600
      ? t('clock-minutes', { count: Math.round(seconds / 60) })
      : seconds === DAY
        ? t('clock-day')
        : span(seconds);
  return t('clock-each', { time });
}
