/** Keys that are not personal; all others are removed at sign-out. */
const NOT_PERSONAL = new Set(['theme', 'language']);

/** Removes personal data from local and session storage, except these keys, and notifies the stores. */
export const clearPersonalData = (except: string[] = []): void => {
  for (const key of Object.keys(localStorage))
    if (!NOT_PERSONAL.has(key) && !except.includes(key)) localStorage.removeItem(key);
  clearVisitData();
  // The browser sends this event to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

/** Removes the personal data of this tab: addresses and payment attempts. */
export const clearVisitData = (): void => sessionStorage.clear();
