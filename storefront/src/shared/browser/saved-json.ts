type Storage = 'localStorage' | 'sessionStorage';

/** Parsed JSON of a storage key; undefined when missing, invalid or blocked. */
export const readSaved = (key: string, storage: Storage = 'localStorage'): unknown => {
  try {
    const text = window[storage].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether the value is stored. */
export const save = (key: string, value: unknown, storage: Storage = 'localStorage'): boolean => {
  try {
    window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Storage is full or blocked: the page works without it.
    return false;
  }
};
