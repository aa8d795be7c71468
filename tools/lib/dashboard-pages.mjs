import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '../../dashboard/src');
const ROOT = '/dashboard';
const ROUTE = /\bpath: (?:'([^']+)'|paths\.(\w+)),(?!\s*(?:loader|element: <Navigate))/g;

const read = (file) => readFileSync(path.join(SOURCES, file), 'utf8');

/** The first entry that a list of the API has, or undefined. */
const first = async (get, address, field) => {
  const answer = await get(address);
  return (field ? answer?.[field] : answer)?.[0];
};
const idOf = (address, field) => async (get) => (await first(get, address, field))?.id;

/** The steps of the first run, and its own address. */
const steps = () => {
  const [, list] = /export const STEPS = \[([^\]]+)\]/.exec(read('features/first-run/steps.ts'));
  return ['', ...Array.from(list.matchAll(/'(\w+)'/g), ([, step]) => step)];
};

const ownProduct = async (get, { id, type }) => {
  const { products } = await get('products/all?limit=100');
  return products.find(({ vendor }) => type !== 'vendor' || vendor === id)?.id;
};

/**
 * Values of the parameters of a route: `(get, account) => value, values or undefined`. Undefined, if the shop or the
 * account has none.
 */
const PARAMETERS = {
  'editproduct/:id': ownProduct,
  'orderimages/:productId': ownProduct,
  'orderusage/:productId': ownProduct,
  'vendor/:vendorId': async (get, { id, type }) =>
    type === 'vendor' ? id : (await first(get, 'vendor-statements/open', 'open'))?.vendorId,
  'editcategory/:id': idOf('categories/all'),
  'import/:kind': async () => 'coupons',
  'pages/:page': async () => 'about',
  'users/:id': idOf('users/all?limit=1', 'users'),
  'first-run/:step?': async () => steps(),
  'orders/:operationId': async (get) =>
    (await first(get, 'users/orders/all?limit=1', 'orders'))?.operation_id,
  'draft-orders/:id': idOf('draft-orders/all?limit=1', 'drafts'),
  'returns/:id': idOf('returns/all?limit=1', 'returns'),
  'vendor-statements/open/:vendor': async (get) =>
    (await first(get, 'vendor-statements/open', 'open'))?.vendorId,
  'vendor-statements/:id': idOf('vendor-statements?limit=1', 'statements'),
  'cash-statements/:id': idOf('admin/cash-statements?limit=1', 'statements'),
};

/** The paths of the dashboard's router: below `/dashboard` for staff, the others for guests. */
const routes = () => {
  const constants = read('shared/paths.ts');
  const areas = readdirSync(path.join(SOURCES, 'app/routes')).map((file) => `app/routes/${file}`);
  const sources = ['app/router.tsx', ...areas].map(read).join('\n');
  const written = [...sources.matchAll(ROUTE)].map(
    ([, text, constant]) => text ?? new RegExp(`\\b${constant}: '([^']+)'`).exec(constants)[1],
  );
  const [guests, staff] = [true, false].map((absolute) =>
    written.filter((route) => route !== '*' && route.startsWith('/') === absolute),
  );
  return { staff: ['', ...staff], guests };
};

/**
 * Addresses of all pages of the dashboard's router for an account, with ids that `get(address)` reads from the API;
 * `get` returns undefined for what the account may not read. A route with a parameter that is not in the table above
 * is an error, so that a new page cannot be forgotten.
 */
export const listDashboardPages = async (get, account) => {
  const pages = [];
  for (const route of routes().staff) {
    if (!route.includes(':')) {
      pages.push({ name: route || 'overview', path: route ? `${ROOT}/${route}` : ROOT });
      continue;
    }
    const values = PARAMETERS[route];
    if (!values)
      throw new Error(`${route} of the dashboard needs a value in tools/lib/dashboard-pages.mjs.`);
    const found = [await values(get, account)].flat().filter((value) => value !== undefined);
    for (const value of found)
      pages.push({
        name: `${route.replace(/\/:.*$/, '')} ${found.length > 1 ? value || 'start' : 'one'}`,
        path: `${ROOT}/${route.replace(/\/:.*$/, '')}/${encodeURIComponent(value)}`.replace(
          /\/$/,
          '',
        ),
      });
  }
  return pages;
};

/** The pages of the dashboard without a session; its own address shows the login. */
export const listGuestPages = () =>
  routes().guests.map((address) => ({
    name: address === ROOT ? 'login' : address.slice(1),
    path: address,
  }));
