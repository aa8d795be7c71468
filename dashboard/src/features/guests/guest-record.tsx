import { EmptyState } from '@shop/ui';
import type { ReactNode } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { LinkWithRight } from '@/shared/rights/link-with-right';
import { GuestActions } from './guest-actions';
import type { Guest, GuestOrder } from './guests.queries';

const LINK = 'font-semibold text-accent underline-offset-4 hover:underline';

const Order = ({ order }: { order: GuestOrder }) => {
  const t = useText();
  const { day } = useFormat();
  const { operationId, number, state, fullName, createdAt, addressUntil } = order;
  return (
    <li className="flex items-baseline justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0">
        <LinkWithRight right="orders.view" to={paths.order(operationId)} className={LINK}>
          <bdi dir="ltr" className="tabular-nums">
            {number}
          </bdi>
        </LinkWithRight>
        <span className="block text-small break-words text-muted">
          <time dateTime={createdAt}>{day(createdAt)}</time>
          {fullName && (
            <>
              {' '}
              · <bdi>{fullName}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="shrink-0 text-end text-small text-muted">
        <span className="block">{t(`orders.state.${state}`)}</span>
        {addressUntil
          ? t('guests.addressUntil', { day: day(addressUntil) })
          : t('guests.addressErased')}
      </span>
    </li>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-all">{children}</dd>
  </>
);

const Accounts = ({ accounts }: Pick<Guest, 'accounts'>) => {
  const t = useText();
  return (
    <Panel title={t('guests.accounts')} className="mb-4">
      <p className="mb-3 text-small text-muted">{t('guests.accountsHint')}</p>
      <ul aria-label={t('guests.accounts')} className="grid gap-2">
        {accounts.map(({ id, name, email }) => (
          <li key={id} className="break-words">
            <LinkWithRight right="shoppers.view" to={paths.shopper(id)} className={LINK}>
              <bdi>{name}</bdi>
            </LinkWithRight>{' '}
            <bdi dir="ltr" className="text-small break-all text-muted">
              {email}
            </bdi>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** What is stored about a contact without an account, and what staff can do with it. */
export const GuestRecord = ({
  contact,
  guest,
  onErased,
}: {
  contact: string;
  guest: Guest;
  onErased: () => void;
}) => {
  const t = useText();
  const { count } = useFormat();
  const { accounts, emails, phones, orders, orderCount } = guest;
  const { stockAlerts, sellerRequests, draftOrders, coupons, mails } = guest;
  const others = stockAlerts + sellerRequests + draftOrders + coupons + mails;
  const isEmpty = orderCount + others === 0;
  return (
    <>
      {accounts.length > 0 && <Accounts accounts={accounts} />}
      {isEmpty ? (
        <EmptyState text={t(accounts.length > 0 ? 'guests.onlyAccounts' : 'guests.none')} />
      ) : (
        <>
          <section aria-label={t('orders.actions')} className="mb-4">
            <GuestActions contact={contact} guest={guest} onErased={onErased} />
          </section>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
            <Panel title={t('guests.orders')}>
              {orders.length === 0 ? (
                <p className="text-muted">{t('guests.noOrders')}</p>
              ) : (
                <ul aria-label={t('guests.orders')} className="divide-y divide-line">
                  {orders.map((order) => (
                    <Order key={order.operationId} order={order} />
                  ))}
                </ul>
              )}
              {orderCount > orders.length && (
                <p className="mt-4 border-t border-line pt-4 text-small text-muted">
                  {t('guests.moreOrders', { count: orderCount - orders.length })}
                </p>
              )}
            </Panel>
            <Panel title={t('guests.stored')}>
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-small">
                {emails.map((email) => (
                  <Fact key={email} name={t('guests.email')}>
                    <bdi dir="ltr">{email}</bdi>
                  </Fact>
                ))}
                {phones.map((phone) => (
                  <Fact key={phone} name={t('guests.phone')}>
                    <bdi dir="ltr">{phone}</bdi>
                  </Fact>
                ))}
                <Fact name={t('guests.stockAlerts')}>{count(stockAlerts)}</Fact>
                <Fact name={t('guests.sellerRequests')}>{count(sellerRequests)}</Fact>
                <Fact name={t('guests.draftOrders')}>{count(draftOrders)}</Fact>
                <Fact name={t('guests.coupons')}>{count(coupons)}</Fact>
                <Fact name={t('guests.mails')}>{count(mails)}</Fact>
              </dl>
            </Panel>
          </div>
        </>
      )}
    </>
  );
};
