import { onOtherTab } from '@/shared/browser/browser';
import { count } from '@/shared/browser/count';
import { newUuid } from '@/shared/browser/new-key';
import { readSaved, save } from '@/shared/browser/saved-json';
import { createStore, useStore } from '@/shared/browser/store';
import { linkedCoupon } from '@/shared/orders/linked-coupon';
import { isSameLine, MAX_QUANTITY, type CartLine, type LineChoice } from './cart-line';
import { unsentChanges } from './unsent-changes';

const KEY = 'cart';
/** Orders that have already emptied the cart. */
const SPENT_KEY = 'cart-spent';
const MAX_SPENT = 20;
/** Id of the purchase: one filled cart, in any tab and with any payment method. */
const PURCHASE_KEY = 'cart-purchase';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const clampQuantity = (quantity: number): number => Math.min(Math.max(1, quantity), MAX_QUANTITY);

/** Parses a saved line; undefined when it is invalid. */
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
      quantity: clampQuantity(quantity),
      images: text(images),
    },
  ];
};

/** Reads the saved cart; empty when it is invalid. */
const read = (): CartLine[] => {
  const saved = readSaved(KEY);
  return Array.isArray(saved) ? saved.flatMap(lineOf) : [];
};

const store = createStore<CartLine[]>(read(), []);

/** Shows and saves the cart; without lines the next one starts another purchase. */
const put = (lines: CartLine[]) => {
  if (lines.length === 0) save(PURCHASE_KEY, null);
  save(KEY, lines);
  store.set(lines);
};

/** A change by the shopper, which is also sent to the server. */
const write = (lines: CartLine[]) => {
  unsentChanges.record(store.get(), lines);
  save(KEY, lines);
  store.set(lines);
};

/** Saves the cart with one line changed. */
const change = (line: CartLine, part: Partial<CartLine>) =>
  write(store.get().map((row) => (isSameLine(row, line) ? { ...row, ...part } : row)));

onOtherTab([KEY], () => store.set(read()));

/** The cart in local storage, shared by all tabs; of a shopper also on the server. */
export const cart = {
  lines: store.get,
  /** Adds a line, or increases the quantity of an existing one. */
  add: (line: CartLine) => {
    if (!store.get().length) count({ step: 'cart', productId: line.id });
    const existing = store.get().find((row) => isSameLine(row, line));
    if (existing) change(line, { quantity: clampQuantity(existing.quantity + line.quantity) });
    else write([...store.get(), line]);
    cart.purchaseId();
  },
  /** Changes the size and color of a line; merges it with an existing line of these options. */
  setOptions: (line: CartLine, chosen: LineChoice) => {
    const next = { ...line, ...chosen };
    const other = store.get().find((row) => isSameLine(row, next) && !isSameLine(row, line));
    if (!other) return change(line, chosen);
    const quantity = clampQuantity(other.quantity + line.quantity);
    write(
      store
        .get()
        .filter((row) => !isSameLine(row, line))
        .map((row) => (isSameLine(row, other) ? { ...row, quantity } : row)),
    );
  },
  remove: (line: CartLine) => write(store.get().filter((row) => !isSameLine(row, line))),
  setQuantity: (line: CartLine, quantity: number) =>
    change(line, { quantity: clampQuantity(quantity) }),
  /** Updates the price of a line, AED. */
  setPrice: (line: CartLine, price: number) => change(line, { price }),
  /** Restores a removed line at its position. */
  restore: (line: CartLine, index: number) => {
    const lines = store.get().filter((row) => !isSameLine(row, line));
    write([...lines.slice(0, index), line, ...lines.slice(index)]);
  },
  clear: () => {
    write([]);
    put([]);
  },
  /** Shows the cart of the server. */
  receive: put,
  /** UUID of this purchase from the first line until the order; the same in all tabs. */
  purchaseId: (): string => {
    const saved = readSaved(PURCHASE_KEY);
    if (typeof saved === 'string') return saved;
    const id = newUuid();
    save(PURCHASE_KEY, id);
    return id;
  },
  /** The purchase of the account's cart, the same on its other devices. */
  setPurchase: (id: string) => save(PURCHASE_KEY, id),
  /** Empties the cart of a placed order and ends its coupon; viewing that order later does not empty the next cart. */
  spend: (operationId: string) => {
    linkedCoupon.spend(operationId);
    const saved = readSaved(SPENT_KEY);
    const spent: unknown[] = Array.isArray(saved) ? saved : [];
    if (spent.includes(operationId)) return;
    save(SPENT_KEY, [operationId, ...spent].slice(0, MAX_SPENT));
    // The order has removed its items from the cart on the server.
    unsentChanges.drop();
    put([]);
  },
  /** Reloads local storage. */
  reload: () => store.set(read()),
};

export const useCart = (): CartLine[] => useStore(store);
