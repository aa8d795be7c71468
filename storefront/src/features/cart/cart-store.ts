import { onOtherTab } from '@/shared/browser/browser';
import { newUuid } from '@/shared/browser/new-key';
import { readSaved, save } from '@/shared/browser/saved-json';
import { createStore, useStore } from '@/shared/browser/store';
import { isSameLine, MOST_PIECES, type CartLine, type LineChoice } from './cart-line';

const KEY = 'cart';
/** Orders that have emptied the cart already. */
const SPENT_KEY = 'cart-spent';
const SPENT_KEPT = 20;
/** Names the purchase: what is ordered from one filled cart, in whichever tab and by whichever way to pay. */
const PURCHASE_KEY = 'cart-purchase';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const pieces = (quantity: number): number => Math.min(Math.max(1, quantity), MOST_PIECES);

/** A saved line, whole; nothing where it cannot be read. */
const lineOf = (value: unknown): CartLine[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, nameAr, price, size, color, quantity, images }: Partial<CartLine> = value;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof price !== 'number') return [];
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return [];
  return [
    {
      id,
      name,
      ...(nameAr !== undefined && { nameAr: text(nameAr) }),
      price,
      size: text(size),
      color: text(color),
      quantity: pieces(quantity),
      images: text(images),
    },
  ];
};

/** What is saved; anything unreadable is an empty cart. */
const read = (): CartLine[] => {
  const saved = readSaved(KEY);
  return Array.isArray(saved) ? saved.flatMap(lineOf) : [];
};

const store = createStore<CartLine[]>(read(), []);

const write = (lines: CartLine[]) => {
  save(KEY, lines);
  store.set(lines);
};

/** Empties the cart; what is added next is another purchase. */
const empty = () => {
  save(PURCHASE_KEY, null);
  write([]);
};

/** Writes the cart with one line changed. */
const change = (line: CartLine, part: Partial<CartLine>) =>
  write(store.get().map((row) => (isSameLine(row, line) ? { ...row, ...part } : row)));

onOtherTab([KEY], () => store.set(read()));

/** The cart of this browser, written through to local storage and shared by its tabs. */
export const cart = {
  lines: store.get,
  /** Adds a line; one that is there gets its quantity raised. */
  add: (line: CartLine) => {
    const known = store.get().find((row) => isSameLine(row, line));
    if (known) change(line, { quantity: pieces(known.quantity + line.quantity) });
    else write([...store.get(), line]);
    cart.purchaseId();
  },
  /** Gives a line another size and color; one that is in the cart with them already takes its pieces over. */
  setOptions: (line: CartLine, chosen: LineChoice) => {
    const next = { ...line, ...chosen };
    const other = store.get().find((row) => isSameLine(row, next) && !isSameLine(row, line));
    if (!other) return change(line, chosen);
    const quantity = pieces(other.quantity + line.quantity);
    write(
      store
        .get()
        .filter((row) => !isSameLine(row, line))
        .map((row) => (isSameLine(row, other) ? { ...row, quantity } : row)),
    );
  },
  remove: (line: CartLine) => write(store.get().filter((row) => !isSameLine(row, line))),
  setQuantity: (line: CartLine, quantity: number) => change(line, { quantity: pieces(quantity) }),
  /** Takes over the price of now, AED. */
  setPrice: (line: CartLine, price: number) => change(line, { price }),
  /** Puts a removed line back where it was. */
  restore: (line: CartLine, index: number) => {
    const lines = store.get().filter((row) => !isSameLine(row, line));
    write([...lines.slice(0, index), line, ...lines.slice(index)]);
  },
  clear: empty,
  /** UUID of this purchase, from the first line until the cart became an order; all tabs read the same. */
  purchaseId: (): string => {
    const saved = readSaved(PURCHASE_KEY);
    if (typeof saved === 'string') return saved;
    const id = newUuid();
    save(PURCHASE_KEY, id);
    return id;
  },
  /** Empties the cart that became an order; looking at the order again later leaves the next cart alone. */
  spend: (operationId: string) => {
    const saved = readSaved(SPENT_KEY);
    const spent: unknown[] = Array.isArray(saved) ? saved : [];
    if (spent.includes(operationId)) return;
    save(SPENT_KEY, [operationId, ...spent].slice(0, SPENT_KEPT));
    empty();
  },
  /** Reads local storage again. */
  reload: () => store.set(read()),
};

export const useCart = (): CartLine[] => useStore(store);
