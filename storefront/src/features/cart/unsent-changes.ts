import { readSaved, save } from '@/shared/browser/saved-json';
import { isSameLine, type CartLine } from './cart-line';

/** The account whose cart on the server this browser has merged with its own. */
const ACCOUNT_KEY = 'cart-account';
/** Lines with the quantities that the server does not have yet; an empty list: the cart must be read. */
const UNSENT_KEY = 'cart-unsent';

/** The new quantity of a line; 0 for a removed one. */
export type LineChange = Pick<CartLine, 'id' | 'size' | 'color' | 'quantity'>;

const isChange = (value: unknown): value is LineChange =>
  typeof value === 'object' && value !== null && 'id' in value && 'quantity' in value;

const read = (): LineChange[] | undefined => {
  const saved = readSaved(UNSENT_KEY);
  return Array.isArray(saved) ? saved.filter(isChange) : undefined;
};

/** The difference between two carts. */
const changesOf = (before: readonly CartLine[], after: readonly CartLine[]): LineChange[] => [
  ...before
    .filter((line) => !after.some((row) => isSameLine(row, line)))
    .map((line) => ({ ...line, quantity: 0 })),
  ...after.filter(
    (line) => !before.some((row) => isSameLine(row, line) && row.quantity === line.quantity),
  ),
];

/** Changes of the cart that are still to be sent, stored until they are. */
export const unsentChanges = {
  account: (): unknown => readSaved(ACCOUNT_KEY),
  /** From now on changes are recorded for this account. */
  startFor: (userId: number) => save(ACCOUNT_KEY, userId),
  list: (): LineChange[] => read() ?? [],
  /** Whether there are changes to send, or the cart must be read. */
  isWaiting: (): boolean => read() !== undefined,
  record: (before: readonly CartLine[], after: readonly CartLine[]) => {
    if (unsentChanges.account() === undefined) return;
    const changed = changesOf(before, after);
    if (changed.length === 0) return;
    const others = unsentChanges.list().filter((row) => !changed.some((c) => isSameLine(c, row)));
    const rows = changed.map(({ id, size, color, quantity }) => ({ id, size, color, quantity }));
    save(UNSENT_KEY, [...others, ...rows]);
  },
  /** Forgets these changes, except lines that have changed again. */
  sent: (changes: readonly LineChange[]) => {
    const isSent = (row: LineChange) =>
      changes.some((c) => isSameLine(c, row) && c.quantity === row.quantity);
    const rest = unsentChanges.list().filter((row) => !isSent(row));
    save(UNSENT_KEY, rest.length > 0 ? rest : null);
  },
  /** Forgets all changes: what the server has counts. */
  drop: () => {
    if (unsentChanges.account() !== undefined) save(UNSENT_KEY, []);
  },
};
