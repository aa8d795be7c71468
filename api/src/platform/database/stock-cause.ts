/** Why a stock changes. */
export const STOCK_REASONS = [
  'order',
  'cancelled',
  'returned',
  'edited',
  'imported',
  'import_reverted',
  'other',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

const SETTING = 'shop.stock_cause';

/** SQL: states why the transaction changes stock from here on; triggers write it to the history of the stock. */
export const becauseOf = (reason: StockReason): string =>
  `set_config('${SETTING}', '{"reason":"${reason}"}', true)`;

/** The same for the order with this id, an SQL expression. */
export const becauseOfOrder = (reason: StockReason, id: string): string =>
  `set_config('${SETTING}', json_build_object('reason', '${reason}', 'order', ${id})::text, true)`;

/** The same for the account with the name $1, or the system if it is null; $2 is its reason to correct the stock, or null. */
export const BECAUSE_EDITED = `
  select set_config('${SETTING}', json_build_object('reason', 'edited', 'actor', $1::text)::text, true),
    set_config('shop.adjustment_reason', coalesce($2::text, ''), true)`;
