/** Joins class names and leaves out what is false. */
export const cx = (...names: unknown[]): string => names.filter(Boolean).join(' ');
