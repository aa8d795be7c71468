import { randomUUID } from 'node:crypto';
import { URLSearchParams } from 'node:url';
import { ADDRESS } from '../lib/shopper.mjs';

const json = (body) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const cart = ({ products }, round) => [
  { productId: products[round % products.length], quantity: 1 },
];
/**
 * A purchase of its own: otherwise the unpaid order of an earlier run in the same shop is paid again instead. That takes an
 * enquiry, which fails, because production refuses the key of the sandbox.
 */
const purchase = () => ({ purchase_id: randomUUID() });
/** Another order each time. */
const orderOf = ({ shoppers }, round) => {
  const shopper = shoppers[round % shoppers.length];
  return { who: shopper.headers, path: `/users/orders/one/${shopper.operationId}` };
};
const byShopper = ({ shoppers }, round) => shoppers[round % shoppers.length].headers;
const admin = (path) => (shop) => ({ who: shop.admin, path });
const vendor = (path) => (shop) => ({ who: shop.vendor, path });

/** The measured calls: name -> the request of a round. The first three are those of shoppers, the others of staff. */
export const CALLS = {
  'cash order placed': (shop, round) => ({
    who: byShopper(shop, round),
    path: '/checkout/cod',
    ...json({ ...purchase(), lines: cart(shop, round), address: { ...ADDRESS, city: 'Dubai' } }),
  }),
  'card order placed': (shop, round) => ({
    who: byShopper(shop, round),
    path: '/sendData',
    method: 'POST',
    body: new URLSearchParams({
      ...purchase(),
      lines: JSON.stringify(cart(shop, round + 10)),
      ...ADDRESS,
      ship_city: 'Dubai',
    }),
  }),
  'order, its shopper': orderOf,
  'order, staff': (shop, round) => ({ ...orderOf(shop, round), who: shop.admin }),
  'orders, page 1': admin('/users/orders/all?limit=24'),
  'orders, page 1,000': admin('/users/orders/all?limit=24&page=1000'),
  'orders, ready to ship': admin('/users/orders/all?limit=24&state=ready_to_ship'),
  'orders of one vendor': admin('/users/orders/all?limit=24&vendor=101'),
  'orders, email searched': admin('/users/orders/all?limit=24&q=buyer77@example.com'),
  'vendor: own orders': vendor('/users/orders/all?limit=24'),
  'vendor: word searched': vendor('/users/orders/all?limit=24&q=ring'),
  'analytics, 7 days': admin('/admin/analytics?days=7'),
  'analytics, 365 days': admin('/admin/analytics?days=365'),
  'reconciliation, 30 days': admin('/admin/reconciliation?days=30'),
  'stuck orders': admin('/admin/stuck-orders'),
  audit: admin('/admin/audit?limit=50'),
  shoppers: admin('/users/all?limit=24'),
  'product list': () => ({ path: '/products/all?limit=24&page=5' }),
  'product search': () => ({ path: '/products/search?q=leather' }),
};
