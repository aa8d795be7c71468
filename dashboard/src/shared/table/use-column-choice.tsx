import { useState } from 'react';

const read = (key: string, byDefault: string[]): string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : byDefault;
  } catch {
    return byDefault;
  }
};

/** Keys of the hidden columns, stored in this browser. */
export const useHiddenColumns = (name: string, byDefault: string[]) => {
  const key = `columns.${name}`;
  const [hidden, setHidden] = useState(() => read(key, byDefault));
  const show = (column: string, on: boolean) => {
    const next = hidden.filter((one) => one !== column).concat(on ? [] : column);
    setHidden(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return { hidden, show };
};
