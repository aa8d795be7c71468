import type { Actor } from '../../support/access-world.js';

/** A read of a large shop with typical filters: route, caller, query. */
export type Read = [route: string, who: Actor, query: string];

const products = (...queries: string[]): Read[] =>
  queries.map((query) => ['GET /products/all', 'guest', query]);
const orders = (who: Actor, ...queries: string[]): Read[] =>
  queries.map((query) => ['GET /users/orders/all', who, query]);
const counts = (who: Actor, ...queries: string[]): Read[] =>
  queries.map((query) => ['GET /users/orders/count', who, query]);
const users = (...queries: string[]): Read[] =>
  queries.map((query) => ['GET /users/all', 'admin', query]);
const audit = (...queries: string[]): Read[] =>
  queries.map((query) => ['GET /admin/audit', 'admin', query]);
const day = (age: number): string =>
  new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10);

/** Requests of screens besides the plain call of every route. */
export const READS: Read[] = [
  ...products(
    'limit=24',
    'limit=24&page=20',
    'limit=24&sort=price-low',
    'limit=24&sort=price-high',
    'limit=24&sort=name-asc',
    'limit=24&q=leather',
    'limit=24&q=lether',
    'limit=24&group=women',
    'limit=24&category=1&brand=101',
    'limit=24&vendor=101',
    'limit=24&offer=1&inStock=true',
    'limit=24&category=2&priceMin=100&priceMax=200',
    'limit=24&sort=best-selling',
    'limit=24&sort=top-rated&category=1',
    'limit=24&sort=discount&group=women',
    'limit=24&size=M&size=L&color=black&inStock=true',
    'limit=24&q=leather&color=brown&discount=20',
    'limit=24&brand=101&brand=102&rating=4&sort=price-low',
  ),
  ...[
    '',
    'category=1&size=M&inStock=true',
    'group=women&color=black&discount=10',
    'q=leather',
    'priceMax=200',
  ].map((query): Read => ['GET /products/facets', 'guest', query]),
  ['GET /products/category/:id', 'guest', 'limit=24&sort=price-low'],
  ['GET /products/search', 'guest', 'q=perfum'],
  ...[
    'state=unanswered',
    'state=hidden',
    'stars=1',
    'product=1&stars=5',
    'q=leather',
    'page=9',
  ].map((query): Read => ['GET /reviews/all', 'admin', query]),
  ...users('q=buyer77', 'q=Haddad', 'gender=female', 'city=Ajman', 'page=10'),
  ...orders(
    'admin',
    'state=paid',
    'state=delivered',
    'state=ready_to_ship&city=Dubai',
    'paymentMethod=cod&state=shipped',
    'city=Fujairah',
    'vendor=103',
    `from=${day(7)}&to=${day(0)}`,
    'q=buyer77@example.com',
    'q=050 123 4567',
    'q=Haddad',
    'q=Mariem Hadad',
    'q=LW-10999',
    'q=10999',
    'q=leather bag',
    'q=43000000001',
    'tag=gift',
    'task=to_ship&sort=oldest',
    'task=cash_to_book',
    'task=attention',
    'sort=oldest',
    'page=20',
  ),
  ...counts(
    'admin',
    'state=delivered',
    'city=Fujairah&late=true',
    'q=Haddad&state=delivered',
    'q=Mariem Hadad',
    'tag=gift',
    'task=to_ship&sort=oldest',
    'task=cash_to_book',
    'task=attention',
  ),
  ...counts('vendor', 'state=ready_to_ship', 'q=ring'),
  ...orders('vendor', 'state=ready_to_ship', `from=${day(7)}`, 'q=ring', 'q=LW-10999', 'page=20'),
  ...audit(
    'subject=orders',
    'subject=orders&subjectId=500',
    'actor=1',
    `from=${day(7)}`,
    'limit=50',
  ),
  ['GET /admin/analytics', 'admin', 'days=7'],
  ['GET /admin/analytics', 'admin', 'days=30'],
  ['GET /admin/analytics', 'vendor', 'days=7'],
  ['GET /admin/analytics', 'admin', 'days=365'],
  ...['vendor', 'category', 'payment', 'city'].map((by): Read => [
    'GET /admin/analytics/sales',
    'admin',
    `from=${day(364)}&to=${day(0)}&by=${by}`,
  ]),
  ...['visits', 'returns', 'searches'].map((name): Read => [
    `GET /admin/analytics/${name}`,
    'admin',
    `from=${day(364)}&to=${day(0)}`,
  ]),
  ['GET /admin/analytics/visits', 'vendor', `from=${day(364)}&to=${day(0)}`],
  ['GET /users/orders/export.csv', 'admin', `from=${day(1)}&city=Ajman`],
  ['GET /users/orders/new', 'ops', 'since=1'],
  ['GET /admin/stuck-orders/count', 'ops', ''],
  ['GET /jobs', 'ops', 'limit=100'],
  ['GET /products/needs-work', 'admin', 'problem=no_picture&page=20'],
  ['GET /products/needs-work', 'admin', 'problem=sold_out&category=1'],
  ['GET /products/needs-work', 'admin', 'q=leather'],
  ['GET /products/needs-work', 'vendor', 'problem=any'],
  ['GET /products/needs-work/counts', 'admin', 'category=1'],
  ['GET /products/needs-work/counts', 'admin', 'q=leather'],
  ['GET /jobs', 'admin', 'page=3'],
  ['GET /admin/reconciliation', 'ops', 'days=7'],
  ['GET /admin/reconciliation', 'ops', 'days=92'],
  ['GET /admin/cash-statements', 'ops', ''],
  ['GET /admin/cash-statements/example', 'ops', ''],
  ['GET /admin/late-parcels', 'ops', 'page=3'],
  ['GET /draft-orders/all', 'admin', 'state=paid'],
  ['GET /draft-orders/all', 'admin', 'state=sent&q=noura'],
  ['GET /coupons/all', 'admin', 'source=issued&page=50'],
  ['GET /coupons/all', 'admin', 'source=issued&state=used_up'],
  ['GET /admin/late-parcels/weeks', 'ops', ''],
  ['GET /seller/all-sellers', 'admin', 'state=open'],
];
