/** Focuses the first line with a problem, else the retry button. */
export const focusMarkedLine = (order: HTMLElement | null): void => {
  const find = (place: string) => order?.querySelector<HTMLElement>(`${place} button`);
  (find('[data-marked]') ?? find('[role="alert"]'))?.focus();
};
