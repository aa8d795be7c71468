import type { CashStatementDto } from '@shop/contracts';
import type { StatusTone } from '@/shared/display/status';
import type { RowKind } from './cash-statements.queries';

/** The kinds of rows in the order in which they are shown. */
export const KINDS = {
  equal: 'done',
  less: 'failed',
  more: 'failed',
  unknown: 'failed',
  missing: 'waiting',
  booked: 'closed',
  not_collected: 'waiting',
} as const satisfies Record<RowKind, StatusTone>;

const isKind = (kind: string): kind is RowKind => kind in KINDS;
export const ROW_KINDS = Object.keys(KINDS).filter(isKind);

/** Whether a statement was booked, undone, or neither. */
export const stateOf = ({ undoneAt, bookedAt }: CashStatementDto): 'undone' | 'booked' | 'open' =>
  undoneAt ? 'undone' : bookedAt ? 'booked' : 'open';

export const STATE_TONES = { open: 'waiting', booked: 'done', undone: 'closed' } as const;

/** Rows that are equal and not booked, and their amount. */
export const bookable = ({ kinds, undoneAt }: CashStatementDto) => {
  const equal = undoneAt ? undefined : kinds.find(({ kind }) => kind === 'equal');
  const rows = equal ? equal.rows - equal.bookedRows : 0;
  return { rows, amount: equal ? Math.round((equal.collected - equal.booked) * 100) / 100 : 0 };
};
