/** False during server rendering, without window, storage and session. */
export const inBrowser = typeof window !== 'undefined';

/** Calls back when another tab changes one of these local storage keys. */
export const onOtherTab = (keys: string[], changed: () => void): void => {
  if (!inBrowser) return;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || keys.includes(key)) changed();
  });
};
