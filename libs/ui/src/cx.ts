/** Joins class names and skips falsy values. */
export const cx = (...names: unknown[]): string => names.filter(Boolean).join(' ');
