import type { Place } from './entry';

const KEPT = 5;
const keyOf = (staffId: number) => `palette.${staffId}`;

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  (['to', 'text', 'kind'] as const).every(
    (part) => part in value && typeof value[part as never] === 'string',
  );

/** Entries opened through the palette, newest first; stored in this browser. */
export const readRecent = (staffId: number): Place[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(staffId)) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isPlace).slice(0, KEPT) : [];
  } catch {
    return [];
  }
};

export const addRecent = (staffId: number, { to, text, kind }: Place): void => {
  const others = readRecent(staffId).filter((place) => place.to !== to);
  localStorage.setItem(
    keyOf(staffId),
    JSON.stringify([{ to, text, kind }, ...others].slice(0, KEPT)),
  );
};
