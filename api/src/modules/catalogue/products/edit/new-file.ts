/** Placeholder of the n-th new file in a request, counted from 0. */
const NEW_FILE = /^new:(0|[1-9]\d?)$/;

export const placeOf = (entry: string): number | undefined => {
  const place = NEW_FILE.exec(entry)?.[1];
  return place === undefined ? undefined : Number(place);
};

/** The stored file in place of a placeholder; other entries stay. */
export const storedName = (entry: string, stored: readonly string[]): string =>
  stored[placeOf(entry) ?? -1] ?? entry;
