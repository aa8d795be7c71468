import type {
  ReturnsReportDto,
  SalesReportDto,
  SearchesReportDto,
  VisitsReportDto,
} from '@shop/contracts';

interface Period {
  from: string;
  to: string;
}
const sums = { sales: 0, discounts: 0, orders: 0, average: 0, returned: 0, returnedOrders: 0 };
const returned = { returns: 0, pieces: 0, value: 0 };
const of = ({ from, to }: Period) => ({ from, to, beforeFrom: from, unit: 'day' as const });

// Reports without data, whose layout is shown while a report loads.

export const emptySales = (period: Period): SalesReportDto => ({
  ...{ ...of(period), totals: sums, before: sums, rows: [], rowCount: 0, daysLeft: 0 },
  days: [{ day: period.from, ...sums }],
});

/** Checkouts are counted for the whole shop only. */
export const emptyVisits = (period: Period, isOfShop: boolean): VisitsReportDto => {
  const visits = { views: 0, carts: 0, orders: 0, checkouts: isOfShop ? 0 : null };
  return {
    ...{ ...of(period), totals: visits, before: visits, products: [], countedSince: null },
    days: [{ day: period.from, ...visits }],
  };
};

export const emptyReturns = (period: Period): ReturnsReportDto => ({
  ...{ ...of(period), totals: returned, before: returned },
  days: [{ day: period.from, ...returned }],
});

export const emptySearches = (period: Period): SearchesReportDto => ({
  ...{ ...of(period), found: [], missing: [] },
});
