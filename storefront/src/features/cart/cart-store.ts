import { readSaved, save } from '@/shared/saved-json';
import { createStore, useStore } from '@/shared/store';
import { isSameLine, type CartLine } from './cart-line';

const KEY = 'cart';

const isLine = (value: unknown): value is CartLine => {
  if (typeof value !== 'object' || value === null) return false;
  const line: Partial<CartLine> = value;
  return (
    Number.isInteger(line.id) &&
    typeof line.name === 'string' &&
    typeof line.price === 'number' &&
    Number.isInteger(line.quantity) &&
    Number(line.quantity) >= 1
  );
};

/** What is saved; anything unreadable is an empty cart. */
const read = (): CartLine[] => {
  const saved = readSaved(KEY);
  return Array.isArray(saved) ? saved.filter(isLine) : [];
};

const store = createStore<CartLine[]>(read());

const write = (lines: CartLine[]) => {
  save(KEY, lines);
  store.set(lines);
};

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === KEY) store.set(read());
});

/** The cart of this browser, written through to local storage and shared by its tabs. */
export const cart = {
  lines: store.get,
  /** Adds a line; one that is there gets its quantity raised. */
  add: (line: CartLine) => {
    const known = store.get().some((row) => isSameLine(row, line));
    const raised = store
      .get()
      .map((row) =>
        isSameLine(row, line) ? { ...row, quantity: row.quantity + line.quantity } : row,
      );
    write(known ? raised : [...store.get(), line]);
  },
  remove: (line: CartLine) => write(store.get().filter((row) => !isSameLine(row, line))),
  setQuantity: (line: CartLine, quantity: number) =>
    write(
      store
        .get()
        .map((row) => (isSameLine(row, line) ? { ...row, quantity: Math.max(1, quantity) } : row)),
    ),
  /** Puts a removed line back where it was. */
  restore: (line: CartLine, index: number) => {
    const lines = store.get().filter((row) => !isSameLine(row, line));
    write([...lines.slice(0, index), line, ...lines.slice(index)]);
  },
  clear: () => write([]),
  /** Reads local storage again. */
  reload: () => store.set(read()),
};

export const useCart = (): CartLine[] => useStore(store);
