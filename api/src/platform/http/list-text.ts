import { Transform } from 'class-transformer';

const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Lists travel as JSON text or as repeated fields; what is neither stays as it is and fails its check. */
export const fromListText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return [];
  if (!isJson(value)) return [value];
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** Reads JSON text or repeated fields into a list. */
export const ListText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => fromListText(value));
