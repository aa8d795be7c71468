import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { paths, shopUrl } from '@/shared/paths';
import { recordsQueries, type Belongings } from './shopper-records.queries';
import { LinkWithRight } from '@/shared/rights/link-with-right';

const LINK = 'underline-offset-4 hover:underline text-accent';

/** A titled list; says so if it is empty. */
const Rows = <Row,>({
  title,
  none,
  rows,
  keyOf,
  children,
}: {
  title: string;
  none: string;
  rows: Row[];
  keyOf: (row: Row) => string | number;
  children: (row: Row) => ReactNode;
}) => (
  <Panel title={title}>
    {rows.length === 0 ? (
      <p className="text-muted">{none}</p>
    ) : (
      <ul aria-label={title} className="max-h-80 divide-y divide-line overflow-y-auto">
        {rows.map((row) => (
          <li key={keyOf(row)} className="py-2.5 first:pt-0 last:pb-0">
            {children(row)}
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

const Lists = ({ returns, addresses, wishlist, reviews, sessions }: Belongings) => {
  const t = useText();
  const nameOf = useNameOf();
  const { city, day, dateTime, list } = useFormat();
  const product = (row: { productId: number; name: string; nameAr: string }) => (
    <a
      href={shopUrl(`/product/${row.productId}`)}
      target="_blank"
      rel="noreferrer"
      className={LINK}
    >
      <bdi>{nameOf(row)}</bdi>
    </a>
  );
  return (
    <>
      <Rows
        title={t('shopper.returns')}
        none={t('shopper.noReturns')}
        rows={returns}
        keyOf={({ id }) => id}
      >
        {({ id, number, state, reason, createdAt }) => (
          <>
            <LinkWithRight right="returns.view" to={paths.return(id)} className={LINK}>
              {t('returns.number', { id })}
            </LinkWithRight>{' '}
            <bdi dir="ltr" className="text-muted">
              {number}
            </bdi>
            <span className="block text-small text-muted">
              {t(`returns.state.${state}`)} · {t(`returns.reasonOf.${reason}`)} · {day(createdAt)}
            </span>
          </>
        )}
      </Rows>
      <Rows
        title={t('shopper.addresses')}
        none={t('shopper.noAddresses')}
        rows={addresses}
        keyOf={({ id }) => id}
      >
        {({ label, fullName, phone, isDefault, ...address }) => (
          <>
            <p className="font-semibold break-words">
              <bdi>{label || fullName}</bdi>
              {isDefault && (
                <span className="font-normal text-muted"> · {t('shopper.default')}</span>
              )}
            </p>
            <p className="text-small break-words text-muted">
              <bdi>{list([address.flat, address.building, address.area, city(address.city)])}</bdi>{' '}
              · <bdi dir="ltr">{phone}</bdi>
            </p>
          </>
        )}
      </Rows>
      <Rows
        title={t('shopper.wishlist')}
        none={t('shopper.noWishlist')}
        rows={wishlist}
        keyOf={({ productId }) => productId}
      >
        {(row) => (
          <>
            {product(row)}
            <span className="block text-small text-muted">{day(row.addedAt)}</span>
          </>
        )}
      </Rows>
      <Rows
        title={t('shopper.reviews')}
        none={t('shopper.noReviews')}
        rows={reviews}
        keyOf={({ id }) => id}
      >
        {(row) => (
          <>
            {product(row)}
            <span className="block text-small text-muted">
              {t('shopper.stars', { count: row.stars })} · {day(row.createdAt)}
            </span>
            <p className="mt-1 text-small break-words">
              <bdi>{row.comment}</bdi>
            </p>
          </>
        )}
      </Rows>
      <Rows
        title={t('shopper.sessions')}
        none={t('shopper.noSessions')}
        rows={sessions}
        keyOf={({ openedAt }) => openedAt}
      >
        {({ openedAt, expiresAt }) => (
          <>
            <span className="block">{t('shopper.signedIn', { time: dateTime(openedAt) })}</span>
            <span className="block text-small text-muted">
              {t('shopper.sessionEnds', { time: dateTime(expiresAt) })}
            </span>
          </>
        )}
      </Rows>
    </>
  );
};

/** Returns, addresses, wishlist, reviews and open sessions of a shopper. */
export const ShopperLists = ({ id }: { id: number }) => {
  const t = useText();
  return (
    <QueryBoundary
      query={useQuery(recordsQueries.belongings(id))}
      failed={t('shopper.listsFailed')}
      shape={<Skeleton className="h-64" />}
    >
      {(lists) => <Lists {...lists} />}
    </QueryBoundary>
  );
};
