/** JSON of local storage; undefined when absent, unreadable or storage is closed. */
export const readSaved = (key: string): unknown => {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const save = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or closed: the page keeps working without it.
  }
};
