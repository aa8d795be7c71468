/** Moves the focus to the first invalid field of a form, once its errors are shown. */
export const focusInvalid = (form: HTMLElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
};
