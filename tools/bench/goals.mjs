/**
 * What each benchmark has to reach: `id` is the name under which it saves its value, `wanted` the limit; a ratio must reach it,
 * what has a unit must not exceed it. Bare servers are node:http with pg, in the same run.
 */
const BARE = 'of a bare server that reads 24 rows of 5 columns';
const SAME = 'of a bare server with the same response';
const IDLE = 'of its speed without orders';

export const GOALS = [
  {
    bench: 'mixed',
    id: 'list, first page 20',
    work: 'List, first page, at 20 orders/s',
    of: IDLE,
    wanted: 0.6,
  },
  {
    bench: 'mixed',
    id: 'list, first page 60',
    work: 'List, first page, at 60 orders/s',
    of: IDLE,
    wanted: 0.3,
  },
  {
    bench: 'mixed',
    id: 'list, random page 20',
    work: 'List, any page, at 20 orders/s',
    of: IDLE,
    wanted: 0.6,
  },
  {
    bench: 'mixed',
    id: 'list, random page 60',
    work: 'List, any page, at 60 orders/s',
    of: IDLE,
    wanted: 0.3,
  },
  {
    bench: 'mixed',
    id: 'list, random page 60 p99',
    work: 'Lists at 60 orders/s, 99th percentile',
    unit: 'ms',
    wanted: 20,
  },
  { bench: 'mixed', id: 'detail 60', work: 'Product at 60 orders/s', of: IDLE, wanted: 0.7 },
  {
    bench: 'mixed',
    id: 'memory',
    work: 'Memory of the process over the whole run',
    unit: 'MB',
    wanted: 256,
  },
  {
    bench: 'reads, cache parts',
    id: 'list, random page 10000 16',
    work: 'List, not cached',
    of: BARE,
    wanted: 0.35,
  },
  {
    bench: 'reads, cache parts',
    id: 'detail 10000 16',
    work: 'Product, not cached',
    of: SAME,
    wanted: 0.85,
  },
  {
    bench: 'reads, cache parts',
    id: 'search 10000 16',
    work: 'Search, not cached',
    of: SAME,
    wanted: 0.5,
  },
  {
    bench: 'reads, cache parts',
    id: 'quote of 3 lines 10000 16',
    work: 'Quote of a cart, not cached',
    of: SAME,
    wanted: 0.7,
  },
  {
    bench: 'orders',
    id: 'cash 16',
    work: 'Cash orders',
    of: 'of a bare server that writes the same rows in one transaction',
    wanted: 0.5,
  },
  {
    bench: 'orders',
    id: 'card 16',
    work: 'Card orders',
    of: 'of a bare server that writes the same rows in one transaction',
    wanted: 0.5,
  },
  { bench: 'pages', id: 'rendered', work: 'Page not cached, the slowest', unit: 'ms', wanted: 8 },
  {
    bench: 'pages',
    id: 'edited',
    work: 'Page after a change of what it shows, the slowest',
    unit: 'ms',
    wanted: 8,
  },
  {
    bench: 'pages',
    id: 'cached',
    work: 'Cached page, the slowest',
    of: 'of the same bytes from memory',
    wanted: 0.5,
  },
  {
    bench: 'scale',
    id: 'cash order placed',
    work: 'Placing an order at 1,000,000 orders',
    of: 'of an empty shop',
    wanted: 0.8,
  },
  {
    bench: 'scale',
    id: 'order, its shopper',
    work: 'Reading an order at 1,000,000 orders',
    of: 'of an empty shop',
    wanted: 0.8,
  },
  {
    bench: 'scale',
    id: 'slowest',
    work: 'Reads of staff at 1,000,000 orders, 95th percentile of the slowest',
    unit: 'ms',
    wanted: 100,
  },
];
