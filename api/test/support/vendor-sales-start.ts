import type { OrderShop } from './order-shop.js';

/** Sets the moment from which delivered orders are entered for vendors; a migration sets it to the start of its month. */
export const vendorSalesStart = ({ test }: OrderShop, at: Date): Promise<unknown> =>
  test.db.query(
    `create or replace function vendor_sales_start() returns timestamptz language sql immutable
     as $$ select timestamptz '${at.toISOString()}' $$`,
  );
