/** Focuses the same field of the next or previous row, if there is one. */
export const focusNeighbour = (form: HTMLFormElement | null, step: 1 | -1): void => {
  if (!form) return;
  const forms = [...document.querySelectorAll<HTMLFormElement>('[data-translation]')];
  const neighbour = forms[forms.indexOf(form) + step];
  const focused = document.activeElement;
  const name = focused && form.contains(focused) ? focused.getAttribute('name') : null;
  const field =
    neighbour?.querySelector<HTMLElement>(`[name="${name}"]`) ??
    neighbour?.querySelector<HTMLElement>('[name]');
  field?.focus();
};
