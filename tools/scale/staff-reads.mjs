/**
 * Every read of staff: route of the contract -> [caller, rest of the path with the query] for each measurement. A part
 * in braces is replaced by a sample of the shop. The routes come from the contract; `missingReads` names those without one.
 */
const day = (age) => new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10);
const year = `from=${day(364)}&to=${day(0)}`;

const orders = [
  '',
  'page=2',
  'page=1000',
  'page=40000',
  'page=40000&sort=oldest',
  'sort=oldest',
  'state=paid',
  'state=delivered',
  'state=delivered&page=20000',
  'state=cancelled&paymentMethod=cod&city=Ajman&page=50',
  'state=ready_to_ship&city=Dubai',
  'paymentMethod=cod',
  'city=Fujairah',
  `from=${day(7)}&to=${day(0)}`,
  `from=${day(400)}&to=${day(30)}&page=5000`,
  'vendor=101',
  'vendor=101&page=10000',
  'late=true',
  'tag=gift',
  'task=to_ship',
  'task=to_ship&sort=oldest',
  'task=cash_to_book',
  'task=attention',
  'q=LW-500000',
  'q=500000',
  'q={awb}',
  'q=buyer77@example.com',
  'q=055 {phone}',
  'q=Haddad',
  'q=Mariem Hadad',
  'q=leather bag',
  'q={operationId}',
];
const vendorOrders = [
  '',
  'page=1000',
  'state=ready_to_ship',
  `from=${day(7)}`,
  'q=ring',
  'q=LW-500000',
];
const products = [
  '',
  'page=2000',
  'q=leather',
  'q=lether',
  'category=1',
  'vendor=101',
  'brand=101&sort=price-low',
  'inStock=true&sort=best-selling',
  'priceMin=100&priceMax=200',
  'size=M&color=black',
];

const as = (who, ...queries) => queries.map((query) => [who, query && `?limit=24&${query}`]);
const admin = (...queries) => queries.map((query) => ['admin', query && `?${query}`]);

export const STAFF_READS = {
  '/products/all': [...as('admin', ...products), ...as('vendor', 'vendor=101', 'vendor=101&q=ring')],
  '/products/one/{id}': admin(''),
  '/products/trash': [...admin(''), ['vendor', '']],
  '/products/unpublished': [...admin('', 'q=leather'), ['vendor', '']],
  '/products/{id}/stock-changes': admin(''),
  '/products/quick-values': admin('ids=1&ids=2&ids=3'),
  '/users/all': as('admin', '', 'page=2', 'page=5000', 'q=buyer77', 'q=Haddad', 'gender=female', 'city=Ajman', 'city=Ajman&page=200'),
  '/users/{id}': admin(''),
  '/admin/appearance': admin(''),
  '/admin/business-details': admin(''),
  '/admin/shoppers/{id}': admin(''),
  '/admin/shoppers/{id}/orders': admin(''),
  '/admin/shoppers/{id}/belongings': admin(''),
  '/admin/shoppers/{id}/mails': admin(''),
  '/admin/shoppers/{id}/notes': admin(''),
  '/admin/shoppers/{id}/export': admin(''),
  '/admin/audit': admin('limit=50', 'subject=orders', 'subject=orders&subjectId=500', 'actor=1', `from=${day(7)}`),
  '/admin/analytics': [...admin('days=7', 'days=30', 'days=366', `days=100&to=${day(300)}`), ['vendor', '?days=366']],
  '/admin/analytics/sales': [...admin(...['vendor', 'category', 'payment', 'city'].map((by) => `${year}&by=${by}`)), ['vendor', `?${year}&by=city`]],
  '/admin/analytics/visits': admin(year),
  '/admin/analytics/returns': admin(year),
  '/admin/analytics/searches': admin(year),
  '/admin/stuck-orders': admin(''),
  '/admin/pages': admin(''),
  '/admin/pages/{page}': admin(''),
  '/admin/pages/{page}/versions': admin(''),
  '/admin/layout': admin(''),
  '/admin/translations': admin('kind=products', 'kind=products&missing=ar', 'kind=products&q=leather'),
  '/admin/translations/counts': admin(''),
  '/admin/translations/{kind}/{id}': admin(''),
  '/admin/queues': admin(''),
  '/admin/queues/dead': admin(''),
  '/admin/reconciliation': admin('days=7', 'days=30', 'days=92'),
  '/admin/permissions': admin(''),
  '/admin/first-run': admin(''),
  '/admin/me': admin(''),
  '/users/orders/new': admin('since=1'),
  '/users/orders/views': admin(''),
  '/users/orders/tags': admin(''),
  '/users/orders/all': [...as('admin', ...orders), ...as('vendor', ...vendorOrders)],
  '/users/orders/one/{operationId}': admin(''),
  '/users/orders/one/{operationId}/mails': admin(''),
  '/users/orders/one/{operationId}/notes': admin(''),
  '/users/orders/one/{operationId}/returns': admin(''),
  '/users/orders/one/{operationId}/packing-slip.pdf': admin(''),
  '/get-payment-logs/{userId}': admin(''),
  '/shipments/{awb}/label.pdf': admin(''),
  '/returns/all': admin('', 'state=requested', 'days=30'),
  '/file/products/next': admin('after=0'),
  '/file/imports': admin(''),
  '/reviews/all': as('admin', '', 'state=unanswered', 'stars=1', 'product=1&stars=5', 'q=leather', 'page=1000'),
  '/seller/all-sellers': admin('', 'state=open'),
  '/jobs': [...admin('', 'page=3'), ['vendor', '']],
};

/** Reads that do not grow with the shop or are no page of the dashboard. */
export const UNMEASURED = {
  '/users/orders/export.csv': 'measured by its memory and its time',
  '/users/orders/one/{operationId}/invoice.pdf': 'draws one document',
  '/users/orders/one/{operationId}/refunds/{refundId}/credit-note.pdf': 'draws one document',
  '/users/orders/one/{operationId}/credit-note.pdf': 'draws one document',
  '/returns/{id}': 'one row; the generated shop has no returns',
  '/returns/{id}/pictures/{pictureId}': 'sends one file',
  '/admin/pages/{page}/versions/{number}': 'one row; the generated shop has no versions of pages',
  '/file/template': 'writes an empty workbook',
  '/file/products': 'writes a workbook of a fixed number of products',
  '/file/imports/{id}': 'one row; the generated shop has no imports',
  '/file/imports/{id}/rows': 'rows of one import, by their index',
  '/file/imports/{id}/result': 'writes the workbook of one import',
  '/jobs/exports/{id}': 'one row; the generated shop has no exports',
  '/jobs/exports/{id}/files/{part}': 'sends one file',
};

/** Reads of staff in the contract that are neither measured nor excepted. */
export const missingReads = ({ paths }) =>
  Object.entries(paths)
    .filter(([path, { get }]) => isStaff(get) && !(path in STAFF_READS) && !(path in UNMEASURED))
    .map(([path]) => path);

const isStaff = (get) => get?.['x-access']?.some((who) => ['admin', 'vendor', 'ops'].includes(who));
