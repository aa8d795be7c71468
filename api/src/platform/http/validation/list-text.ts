import { Transform } from 'class-transformer';

const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Lists are sent as JSON text or as repeated fields; any other value stays as it is and fails validation. */
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
