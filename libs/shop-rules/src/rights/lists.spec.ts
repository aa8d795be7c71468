import { LIST_NAMES, listFilters, LISTS, seesList, sharesViews } from './lists.js';
import { rightsOf } from './rights.js';

it('VIEWS-07 vendors see their own lists, with the filters that they have', () => {
  const lists = LIST_NAMES.filter((list) => seesList(list, 'vendor', rightsOf('vendor')));
  expect(lists).toEqual([
    ...['orders', 'products', 'unpublished', 'trash', 'vendorStatements'],
    ...['vendorStatementEntries', 'salesReport', 'categories', 'jobs'],
  ]);
  expect(Object.keys(listFilters('orders', 'vendor') ?? {})).toEqual(['q', 'limit']);
  expect(Object.keys(listFilters('orders', 'ops') ?? {})).toContain('vendor');
  expect(lists.filter((list) => sharesViews(list, 'vendor', rightsOf('vendor')))).toEqual([]);
});

it('VIEWS-11 vendors who translate see the views of translations, and only admins those of vendors', () => {
  const rights = rightsOf('vendor');
  expect(seesList('translations', 'vendor', rights)).toBe(false);
  expect(seesList('translations', 'vendor', [...rights, 'translations.edit'])).toBe(true);
  for (const list of ['vendors', 'brands', 'searchWords', 'cashOrders'] as const)
    expect(seesList(list, 'vendor', [...rights, ...LISTS[list].view])).toBe(false);
  const ofOperations = LIST_NAMES.filter((list) => seesList(list, 'ops', rightsOf('ops')));
  expect(ofOperations).toEqual(expect.arrayContaining(['cashOrders', 'jobs']));
  expect(ofOperations).not.toContain('vendors');
  expect(sharesViews('cashOrders', 'ops', rightsOf('ops'))).toBe(true);
  expect(Object.keys(listFilters('categories', 'vendor') ?? {})).toEqual(['q', 'show']);
  expect(listFilters('jobs', 'vendor')).toEqual({ limit: ['20', '50', '100'] });
});

it('VIEWS-03 each list is seen and shared by admins', () => {
  const rights = rightsOf('admin');
  expect(LIST_NAMES.filter((list) => !seesList(list, 'admin', rights))).toEqual([]);
  expect(LIST_NAMES.filter((list) => !sharesViews(list, 'admin', rights))).toEqual([]);
  const without = rights.filter((right) => right !== LISTS.returns.share);
  expect(seesList('returns', 'admin', without)).toBe(true);
  expect(sharesViews('returns', 'admin', without)).toBe(false);
});
