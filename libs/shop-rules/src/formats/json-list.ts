/** Parses a JSON list; undefined when invalid. */
const readList = (text: string): unknown[] | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Whether the options of a product are JSON lists. */
export const hasReadableOptions = (product: Record<'sizes' | 'colors', string>): boolean =>
  [product.sizes, product.colors].every(readList);

/** Parses a JSON list; empty when invalid. */
export const jsonList = (text: string | null | undefined): string[] =>
  (readList(text ?? '[]') ?? []).map(String);
