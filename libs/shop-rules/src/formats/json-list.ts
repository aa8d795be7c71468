/** A list that travels as JSON text; undefined when it cannot be read. */
const readList = (text: string): unknown[] | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Whether the text of a list can be read. */
export const isJsonList = (text: string): boolean => readList(text) !== undefined;

/** A list that travels as JSON text; what cannot be read is an empty list. */
export const jsonList = (text: string | null | undefined): string[] =>
  (readList(text ?? '[]') ?? []).map(String);
