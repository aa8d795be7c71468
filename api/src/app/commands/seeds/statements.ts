import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StatementIssueService } from '../../../modules/sales/vendor-statements/statement-issue.service.js';

/** Hundredths of a percent by vendor; null for the shop. */
const COMMISSIONS: readonly [number | null, number][] = [
  [null, 1200],
  [102, 850],
  [104, 1500],
];
const PAID_VENDOR = 101;

/** Commissions, the statements of the months of the demo orders, and one that is paid. */
export const seedStatements = async (app: INestApplicationContext): Promise<void> => {
  const db = app.get(DataSource);
  for (const [vendor, points] of COMMISSIONS)
    await db.query(
      `insert into vendor_commissions (vendor_id, basis_points, from_day) values ($1, $2, '2026-01-01')`,
      [vendor, points],
    );
  // The orders were entered when they were placed, and then moved into the past.
  await db.query('delete from vendor_sales');
  await db.query('select enter_vendor_sales(array(select id from orders))');
  await app.get(StatementIssueService).issueDue();
  await db.query(
    `update vendor_statements set paid_on = (month + interval '1 month 4 days')::date,
       paid_reference = 'FT-' || to_char(month, 'YYYYMM') || '-0417', version = 1
     where id = (select id from vendor_statements where vendor_id = $1 order by month limit 1)`,
    [PAID_VENDOR],
  );
};
