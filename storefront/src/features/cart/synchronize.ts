import { ApiError } from '@shop/api-client';
import type { QuotedLineDto, StoredCartLineDto } from '@shop/contracts';
import { isCashOrderOpen } from '@/shared/orders/cash-attempt';
import { fetchQuote } from '@/shared/orders/quote.queries';
import { session } from '@/shared/session/session';
import { changeCart, mergeCart, readCart } from './cart.queries';
import { isSameLine, type CartLine } from './cart-line';
import { cart } from './cart-store';
import { unsentChanges, type LineChange } from './unsent-changes';

/** Most lines of a cart on the server, and of one call. */
const MAX_LINES = 50;
/** Responses after which sending the same again would not help. */
const REFUSED = new Set([400, 404, 422]);

const lineOf = ({ productId, ...options }: StoredCartLineDto): LineChange => ({
  id: productId,
  ...options,
});

/** The lines of the server with the changes that it does not have yet, in the order of this browser. */
const currentOf = (stored: readonly LineChange[]): LineChange[] => {
  const unsent = unsentChanges.list();
  const rows = [
    ...stored.filter((row) => !unsent.some((change) => isSameLine(change, row))),
    ...unsent.filter(({ quantity }) => quantity > 0),
  ];
  const place = (row: LineChange) => cart.lines().findIndex((line) => isSameLine(line, row));
  const placeOf = (row: LineChange) => (place(row) < 0 ? Infinity : place(row));
  return rows.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
};

const toCartLine = (quoted: QuotedLineDto): CartLine => ({
  id: quoted.productId,
  name: quoted.name,
  nameAr: quoted.nameAr,
  price: quoted.unitPrice,
  size: quoted.size || 'Standard',
  color: quoted.color || 'Standard',
  quantity: quoted.quantity,
  images: JSON.stringify(quoted.image ? [quoted.image] : []),
});

/** Shows the lines of the server; the quote knows names and prices of those that are new here. */
const show = async (
  userId: number,
  stored: readonly LineChange[],
  purchaseId: string | null,
): Promise<void> => {
  const isKnown = (row: LineChange) => cart.lines().some((line) => isSameLine(line, row));
  const unknown = stored.filter((row) => !isKnown(row)).slice(0, MAX_LINES);
  const quoted = unknown.length > 0 ? (await fetchQuote(unknown)).lines : [];
  if (session.user()?.id !== userId) return;
  // Products that are no longer sold have no name; a browser that does not know them leaves them out.
  const known = [...cart.lines(), ...quoted.filter(({ name }) => name !== '').map(toCartLine)];
  const lines = currentOf(stored).flatMap((row) => {
    const line = known.find((each) => isSameLine(each, row));
    return line ? [{ ...line, quantity: row.quantity }] : [];
  });
  // Without lines the next one starts another purchase.
  if (purchaseId !== null) cart.setPurchase(purchaseId);
  const isShown = JSON.stringify(lines) === JSON.stringify(cart.lines());
  if (!isShown) cart.receive(lines);
};

/** Joins the carts of browser and account; returns how many lines the account added or enlarged. */
const join = async (userId: number): Promise<number> => {
  const before = cart.lines();
  const { lines, purchaseId } =
    before.length > 0
      ? await mergeCart(userId, before.slice(0, MAX_LINES), cart.purchaseId())
      : await readCart(userId);
  const stored = lines.map(lineOf);
  if (session.user()?.id !== userId) return 0;
  unsentChanges.startFor(userId);
  unsentChanges.record(before, cart.lines());
  await show(userId, stored, purchaseId);
  const ofBefore = (row: LineChange) => before.find((line) => isSameLine(line, row))?.quantity ?? 0;
  return cart
    .lines()
    .filter((line) => stored.some((row) => isSameLine(row, line) && row.quantity > ofBefore(row)))
    .length;
};

/** Sends the changes of this browser and shows the answer. */
const exchange = async (userId: number): Promise<void> => {
  const changes = unsentChanges.list().slice(0, MAX_LINES);
  const { lines, purchaseId } =
    changes.length > 0
      ? await changeCart(userId, changes, cart.purchaseId())
      : await readCart(userId);
  if (session.user()?.id !== userId) return;
  unsentChanges.sent(changes);
  await show(userId, lines.map(lineOf), purchaseId);
};

/** Tabs take turns, so that no older response replaces a newer one. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('cart', work) : work();

const run = async (userId: number): Promise<number> => {
  let added = 0;
  if (isCashOrderOpen()) return added;
  if (unsentChanges.account() === userId) await exchange(userId);
  else added = await join(userId);
  // Changes made meanwhile.
  while (unsentChanges.isWaiting() && session.user()?.id === userId) await exchange(userId);
  return added;
};

/** Drops what the server refuses and shows its cart instead. */
const recovered = async (userId: number): Promise<number> => {
  try {
    return await run(userId);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401) session.refuse();
    if (REFUSED.has(status) && unsentChanges.list().length > 0) {
      unsentChanges.drop();
      await exchange(userId);
    }
    throw error;
  }
};

let running: Promise<number> | undefined;

/**
 * Makes the carts of browser and account equal; one call at a time. Resolves with the number of products that came
 * from the account at sign-in.
 */
export const synchronize = (userId: number): Promise<number> =>
  (running ??= inTurn(() => recovered(userId)).finally(() => {
    running = undefined;
  }));
