/** Keys of the page: they mean nothing inside of dialogs and fields, and with Ctrl, Alt or the like they are the browser's. */

export const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && !!event.target.closest('dialog, input, select, textarea');

export const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;
