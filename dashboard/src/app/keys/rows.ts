const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')];
/** The row that has or contains the focus. */
const current = () => document.activeElement?.closest<HTMLElement>('[data-row]');

/** Focuses the next or previous row; the first when none has the focus. */
export const moveRow = (step: 1 | -1): void => {
  const all = rows();
  const row = current();
  const next = row ? all[all.indexOf(row) + step] : all[0];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
};

/** Opens the focused row; inside a row Enter keeps its default action. */
export const openRow = (): void => {
  const row = current();
  if (row && row === document.activeElement) row.querySelector<HTMLElement>('[data-open]')?.click();
};

export const chooseRow = (): void =>
  current()?.querySelector<HTMLElement>('input[type=checkbox]')?.click();

export const toSearch = (): void =>
  document.querySelector<HTMLElement>('main input[type=search]')?.focus();

/** Follows the link to the previous or next order. */
export const toNeighbour = (way: 'previous' | 'next'): void =>
  document.querySelector<HTMLElement>(`main [data-neighbour=${way}]`)?.click();
