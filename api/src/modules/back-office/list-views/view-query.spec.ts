import { listFilters } from '@shop/shop-rules';
import { readQuery, recordsIn } from './view-query.js';

const filters = listFilters('orders', 'admin') ?? {};

it.each([
  ['state=paid&sort=oldest', 'state=paid&sort=oldest', []],
  ['sort=newest&q=%D8%B9%D9%88%D8%AF', 'q=%D8%B9%D9%88%D8%AF', ['sort']],
  ['constructor=1&page=2&limit=30', '', ['constructor', 'page', 'limit']],
  ['vendor=7&vendor=x', 'vendor=7', ['vendor']],
  ['', '', []],
])('VIEWS-06 of %j it keeps %j', (query, kept, missing) => {
  expect(readQuery(filters, query)).toEqual({ query: kept, missing });
});

it('VIEWS-06 leaves out filters whose row is gone', () => {
  expect(recordsIn(filters, 'vendor=7&state=paid')).toEqual([{ kind: 'staff', id: 7 }]);
  expect(readQuery(filters, 'vendor=7&state=paid', () => false)).toEqual({
    query: 'state=paid',
    missing: ['vendor'],
  });
});
