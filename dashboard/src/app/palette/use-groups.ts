import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namedPagesOf } from '@/app/navigation';
import { ordersQueries } from '@/features/orders/orders.queries';
import { productsQueries } from '@/features/products/products.queries';
import { roleOf, type Staff } from '@/features/session/staff';
import { vendorsQueries } from '@/features/vendors/vendors.queries';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { useMay } from '@/shared/rights/use-may';
import { paths } from '@/shared/paths';
import { useDelayed } from '@/shared/browser/use-delayed';
import type { Entry, Group, TypedEntry } from './entry';
import { readRecent } from './recent';

/** Minimum length of a search. */
const MIN_LENGTH = 2;
const PAUSE_MS = 200;
const LIMIT = 5;

const isIn = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());
const as = (kind: TypedEntry['kind'], entries: Entry[] = []): Group => ({
  kind,
  entries: entries.map((entry) => ({ ...entry, kind })),
});

/** Results for a search; without one the recent entries and all pages. */
export const useGroups = (staff: Staff, words: string) => {
  const t = useText();
  const nameOf = useNameOf();
  const [recent] = useState(() => readRecent(staff.id));
  const settled = useDelayed(words, PAUSE_MS);
  const query = { q: settled, limit: LIMIT };
  const may = useMay();
  const isVendor = roleOf(staff) === 'vendor';
  const isLong = settled.length >= MIN_LENGTH;

  const products = useQuery({
    ...productsQueries.list({ ...query, vendor: isVendor ? staff.id : undefined }),
    enabled: isLong && may('products.edit'),
  });
  const orders = useQuery({
    ...ordersQueries.list(query),
    enabled: isLong && may('orders.view'),
  });
  const vendors = useQuery({ ...vendorsQueries.all(), enabled: isLong && may('staff.manage') });
  const queries = [products, orders, vendors];
  // Results of an earlier search are not shown.
  const isBusy =
    words.length >= MIN_LENGTH &&
    (settled !== words ||
      queries.some((query) => query.isFetching && (query.isPlaceholderData || !query.data)));
  // Shown together: late results would move the entries under the pointer.
  const isReady = words.length >= MIN_LENGTH && !isBusy;
  const found = <Data>({ data }: { data?: Data }): Data | undefined => (isReady ? data : undefined);

  const pages: Entry[] = namedPagesOf(staff).map(({ to, label }) => ({
    to,
    text: t(label),
  }));
  const pageOf = (to: string) => pages.find((page) => page.to === to);
  const groups: Group[] =
    words === ''
      ? [
          {
            kind: 'recent',
            entries: recent
              .filter(({ kind, to }) => kind !== 'pages' || pageOf(to))
              .map((entry) => ({ ...entry, ...pageOf(entry.to) })),
          },
          as(
            'pages',
            pages.filter(({ to }) => !recent.some((entry) => entry.to === to)),
          ),
        ]
      : [
          as(
            'pages',
            pages.filter(({ text }) => isIn(text, words)),
          ),
          as(
            'products',
            found(products)?.products.map((product) => ({
              to: paths.editProduct(product.id),
              text: nameOf(product),
              note: [product.model, product.code].filter(Boolean).join(' · '),
            })),
          ),
          as(
            'orders',
            found(orders)?.orders.map(({ operationId, number, shopper }) => ({
              // A vendor's orders have no page of their own.
              to: isVendor ? `${paths.ownOrders}?q=${number}` : paths.order(operationId),
              text: number,
              note: shopper.name,
            })),
          ),
          as(
            'vendors',
            found(vendors)
              ?.filter(({ name }) => isIn(name, words))
              .slice(0, LIMIT)
              .map(({ id, name, username }) => ({
                to: paths.vendor(id),
                text: name,
                note: username,
              })),
          ),
        ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isBusy,
    isFailed: isReady && queries.some(({ isError }) => isError),
  };
};
