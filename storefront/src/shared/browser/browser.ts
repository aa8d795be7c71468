/** False while the server draws a page: there is no window, no storage and nobody in particular. */
export const inBrowser = typeof window !== 'undefined';

/** Calls back when another tab has changed one of the keys of local storage. */
export const onOtherTab = (keys: string[], changed: () => void): void => {
  if (!inBrowser) return;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || keys.includes(key)) changed();
  });
};
