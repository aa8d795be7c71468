import { ApiError } from '@shop/api-client';
import { idOf } from '@shop/shop-rules';
import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useParams } from 'react-router';
import { History } from '@/features/audit/history';
import { useSignedIn } from '@/features/session/use-staff';
import { ShopperActions } from '@/features/shopper-records/shopper-actions';
import { ShopperSummary } from '@/features/shopper-records/shopper-summary';
import { ShopperLists } from '@/features/shopper-records/shopper-lists';
import { ShopperMails } from '@/features/shopper-records/shopper-mails';
import { ShopperNotes } from '@/features/shopper-records/shopper-notes';
import { ShopperOrders } from '@/features/shopper-records/shopper-orders';
import { ShopperProfile } from '@/features/shopper-records/shopper-profile';
import {
  recordsQueries,
  type ShopperRecord,
} from '@/features/shopper-records/shopper-records.queries';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

const Blocked = ({ blocked }: { blocked: NonNullable<ShopperRecord['blocked']> }) => {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <div role="note" className="panel mb-4 flex gap-3 border-sale p-4">
      <Ban className="mt-0.5 size-5 shrink-0 text-sale" />
      <div className="min-w-0">
        <p className="font-semibold">{t('shopper.blockedSince', { time: dateTime(blocked.at) })}</p>
        <p className="break-words">
          <bdi>{blocked.reason}</bdi>
        </p>
      </div>
    </div>
  );
};

const Details = ({ record }: { record: ShopperRecord }) => {
  const t = useText();
  const { id: staffId } = useSignedIn();
  const mayAct = useMay()('shoppers.edit', 'shoppers.data');
  const { user, blocked, figures } = record;
  return (
    <>
      {blocked && <Blocked blocked={blocked} />}
      {mayAct && (
        <section aria-label={t('orders.actions')} className="mb-6">
          <ShopperActions record={record} />
        </section>
      )}
      <ShopperSummary figures={figures} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid grid-cols-1 gap-4">
          <ShopperOrders id={user.id} />
          <ShopperNotes id={user.id} staffId={staffId} />
          <ShopperMails id={user.id} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <Panel title={t('shoppers.contact')}>
            <ShopperProfile record={record} />
          </Panel>
          <ShopperLists id={user.id} />
        </div>
      </div>
      <History subject="users" subjectId={user.id} />
    </>
  );
};

const Shopper = ({ id }: { id: number }) => {
  const t = useText();
  const query = useQuery(recordsQueries.one(id));
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={data?.user.name ?? t('orders.shopper')}
        above={[{ text: t('nav.shoppers'), to: paths.shoppers }]}
      />
      <QueryBoundary
        query={query}
        failed={t('shopper.failed')}
        shape={
          <>
            <Skeleton className="h-40" />
            <Skeleton className="mt-4 h-72" />
          </>
        }
      >
        {(record) => <Details record={record} />}
      </QueryBoundary>
    </>
  );
};

/** A shopper with everything that staff need to help them. */
export const ShopperPage = () => {
  const id = idOf(useParams()['id']);
  return id === undefined ? <NotFoundPage /> : <Shopper key={id} id={id} />;
};
