/** Focuses the first line with a problem, else the retry button. */
export const focusMarkedLine = (order: HTMLElement | null): void => {
  const find = (selector: string) => order?.querySelector<HTMLElement>(`${selector} button`);
  (find('[data-marked]') ?? find('[role="alert"]'))?.focus();
};
