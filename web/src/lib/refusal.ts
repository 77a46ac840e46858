/** Why something failed, for people: what the server says, or that it cannot be reached. */
import { Refusal } from './api';
import { t } from './text.svelte';

export const refusalText = (error: unknown): string =>
  error instanceof Refusal && error.message ? error.message : t('offline');
