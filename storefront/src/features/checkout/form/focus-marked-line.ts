/** Brings what the quote stopped at into view: the first marked line, else the way to ask again. */
export const focusMarkedLine = (order: HTMLElement | null): void => {
  const find = (place: string) => order?.querySelector<HTMLElement>(`${place} button`);
  (find('[data-marked]') ?? find('[role="alert"]'))?.focus();
};
