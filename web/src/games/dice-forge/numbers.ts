/** Means and their changes, as the language writes numbers. */
import { settings } from '../../lib/settings.svelte';

/** "1.67". */
export const mean = (number: number): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    number,
  );

/** "+0.33", "−0.17". */
export const change = (number: number): string =>
  new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'always',
  })
    .format(number)
    .replace('-', '−');

/** "31 %", "2.8 %". */
export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent', maximumSignificantDigits: 2 }).format(share);
