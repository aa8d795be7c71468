/** What belongs to the browser and not to a person: everything else goes when a shopper signs out. */
const OF_THE_BROWSER = new Set(['theme', 'language']);

/** Removes everything of a person but the keys given from the storage of this browser, and tells the stores that read it. */
export const forgetPerson = (kept: string[] = []): void => {
  for (const key of Object.keys(localStorage))
    if (!OF_THE_BROWSER.has(key) && !kept.includes(key)) localStorage.removeItem(key);
  forgetVisit();
  // Other tabs are told by the browser; this one is told the same way.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

/** Removes what this tab holds of a person: addresses and attempts to pay. */
export const forgetVisit = (): void => sessionStorage.clear();
