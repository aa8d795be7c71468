/** Parses a JSON list; undefined when invalid. */
const readList = (text: string): unknown[] | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a text is a JSON list. */
export const isJsonList = (text: string): boolean => readList(text) !== undefined;

/** Parses a JSON list; empty when invalid. */
export const jsonList = (text: string | null | undefined): string[] =>
  (readList(text ?? '[]') ?? []).map(String);
