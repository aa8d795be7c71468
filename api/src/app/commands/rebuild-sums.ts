import { DataSource } from 'typeorm';
import { LowStockQueries } from '../../modules/back-office/analytics/low-stock.queries.js';
import { DailySalesQueries } from '../../modules/back-office/analytics/report/daily-sales.queries.js';
import { ReportSumsQueries } from '../../modules/back-office/analytics/report/report-sums.queries.js';
import { DailyMoneyQueries } from '../../modules/back-office/reconciliation/daily-money.queries.js';
import { loadEnv } from '../../platform/config/env.js';
import { databaseOptions } from '../../platform/database/options.js';

/** Adds up all orders, visits, returns and money again, and counts low stock, while the shop is open. */
export const rebuildSums = async (url: string): Promise<void> => {
  // Without a time limit for statements.
  const database = new DataSource({ ...databaseOptions(url, 2), extra: {} });
  await database.initialize();
  try {
    await new DailySalesQueries(database).rebuild();
    await new ReportSumsQueries(database).rebuild();
    await new DailyMoneyQueries(database).rebuild();
    await new LowStockQueries(database).rebuild();
  } finally {
    await database.destroy();
  }
};

if (process.argv[1]?.endsWith('rebuild-sums.js')) {
  await rebuildSums(loadEnv().DATABASE_URL);
  console.log('The sums of orders, sales, visits, returns and money, and low stock, are rebuilt.');
}
