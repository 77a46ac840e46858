/** What is opened is ready to be written into; on a phone the keyboard would cover it. */
export const focusWithMouse = (field: HTMLElement): void => {
  if (matchMedia('(pointer: fine)').matches) field.focus();
};
