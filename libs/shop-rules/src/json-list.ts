/** A list that travels as JSON text; what cannot be read is an empty list. */
export const jsonList = (text: string | null | undefined): string[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.map(String) : [];
  } catch {
    return [];
  }
};
