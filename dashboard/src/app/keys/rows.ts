const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')];
/** The row that has the focus, itself or something in it. */
const current = () => document.activeElement?.closest<HTMLElement>('[data-row]');

/** Gives the focus to the row after or before; to the first, when none has it. */
export const moveRow = (step: 1 | -1): void => {
  const all = rows();
  const row = current();
  const next = row ? all[all.indexOf(row) + step] : all[0];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
};

/** Opens the row that has the focus itself; in it Enter does what it always does. */
export const openRow = (): void => {
  const row = current();
  if (row && row === document.activeElement) row.querySelector<HTMLElement>('[data-open]')?.click();
};

export const chooseRow = (): void =>
  current()?.querySelector<HTMLElement>('input[type=checkbox]')?.click();

export const toSearch = (): void =>
  document.querySelector<HTMLElement>('main input[type=search]')?.focus();
