import { createContext } from 'react';
import type { ColumnMenu } from '@/shared/list-views/column-menu';

/** Text ids of the columns of the report's tables that can be hidden, by key. */
export const REPORT_COLUMNS = {
  groupOrders: 'analytics.orders',
  groupAverage: 'analytics.average',
  groupReturned: 'report.returned',
  groupSales: 'analytics.sales',
  groupViews: 'report.views',
  groupConversion: 'report.conversion',
  groupBefore: 'report.before',
  groupChange: 'report.change',
  dayViews: 'report.views',
  dayCarts: 'report.carts',
  dayCheckouts: 'report.checkouts',
  dayOrders: 'analytics.orders',
  dayConversion: 'report.conversion',
  productViews: 'report.views',
  productCarts: 'report.carts',
  productOrders: 'analytics.orders',
  productConversion: 'report.conversion',
  productBefore: 'report.viewsBefore',
  productChange: 'report.change',
  wordSearches: 'report.searched',
  wordResults: 'report.results',
  wordBefore: 'report.before',
  wordChange: 'report.change',
} as const;
export type ReportColumn = keyof typeof REPORT_COLUMNS;

export interface ColumnChoice {
  /** Keys of hidden columns. */
  hidden: string[];
  show: (key: string, on: boolean) => void;
  /** From the page, because the home page has such tables without a choice, and loads no menus. */
  Menu: typeof ColumnMenu;
}

/** The choice of columns of the report's tables; undefined where there is none. */
export const ReportColumns = createContext<ColumnChoice | undefined>(undefined);
