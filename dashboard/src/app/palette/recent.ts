import type { TypedEntry } from './entry';

const MAX_ENTRIES = 5;
const keyOf = (staffId: number) => `palette.${staffId}`;

const isEntry = (value: unknown): value is TypedEntry =>
  typeof value === 'object' &&
  value !== null &&
  (['to', 'text', 'kind'] as const).every(
    (part) => part in value && typeof value[part as never] === 'string',
  );

/** Entries opened through the palette, newest first; stored in this browser. */
export const readRecent = (staffId: number): TypedEntry[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(staffId)) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isEntry).slice(0, MAX_ENTRIES) : [];
  } catch {
    return [];
  }
};

export const addRecent = (staffId: number, { to, text, kind }: TypedEntry): void => {
  const others = readRecent(staffId).filter((entry) => entry.to !== to);
  localStorage.setItem(
    keyOf(staffId),
    JSON.stringify([{ to, text, kind }, ...others].slice(0, MAX_ENTRIES)),
  );
};
