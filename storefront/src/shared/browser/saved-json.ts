type Storage = 'localStorage' | 'sessionStorage';

/** JSON of the browser's storage; undefined when absent, unreadable or storage is closed. */
export const readSaved = (key: string, storage: Storage = 'localStorage'): unknown => {
  try {
    const text = window[storage].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const save = (key: string, value: unknown, storage: Storage = 'localStorage'): void => {
  try {
    window[storage].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or closed: the page keeps working without it.
  }
};
