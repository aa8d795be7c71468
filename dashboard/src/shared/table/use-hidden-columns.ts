import { useState } from 'react';

const read = (key: string): string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

/** Keys of the columns somebody does not want to see, kept in this browser. */
export const useHiddenColumns = (name: string) => {
  const key = `columns.${name}`;
  const [hidden, setHidden] = useState(() => read(key));
  const show = (column: string, on: boolean) => {
    const next = hidden.filter((one) => one !== column).concat(on ? [] : column);
    setHidden(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return { hidden, show };
};
