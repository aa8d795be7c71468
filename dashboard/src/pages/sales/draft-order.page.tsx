import { ApiError } from '@shop/api-client';
import type { DraftOrderDto } from '@shop/contracts';
import { idOf } from '@shop/shop-rules';
import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { ClosedDraft } from '@/features/draft-orders/closed-draft';
import { ConversationLink } from '@/features/draft-orders/conversation-link';
import { DraftActions } from '@/features/draft-orders/draft-actions';
import { DraftForm } from '@/features/draft-orders/draft-form';
import { draftOrdersQueries } from '@/features/draft-orders/draft-orders.queries';
import { DraftStatus } from '@/features/draft-orders/draft-status';
import { SendDraft } from '@/features/draft-orders/send-draft';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';

const Details = ({ draft }: { draft: DraftOrderDto }) => {
  const t = useText();
  const { dateTime } = useFormat();
  /** Shows what is stored in a new form; another read of the draft keeps what was typed. */
  const [shown, setShown] = useState(0);
  const show = () => setShown((count) => count + 1);
  const { id, state, order, conversationUrl, createdBy, createdAt } = draft;
  const isClosed = state === 'paid' || state === 'withdrawn';
  return (
    <>
      <p className="-mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <DraftStatus state={state} />
        <span className="text-muted">
          <bdi>{createdBy}</bdi> · <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        </span>
        <ConversationLink url={conversationUrl} />
      </p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        {isClosed ? (
          <ClosedDraft draft={draft} />
        ) : (
          <DraftForm key={`${id} ${shown}`} draft={draft} onSaved={show} onReload={show} />
        )}
        <div className="grid grid-cols-1 gap-4 max-lg:order-first">
          {order && (
            <Panel title={t('drafts.order')}>
              <Link
                to={paths.order(order.operationId)}
                className="inline-flex min-h-8 items-center font-semibold text-accent underline-offset-4 hover:underline"
              >
                <bdi dir="ltr">{order.number}</bdi>
              </Link>
              {state !== 'paid' && <p className="text-small text-muted">{t('drafts.unpaid')}</p>}
            </Panel>
          )}
          {!isClosed && <SendDraft draft={draft} />}
        </div>
      </div>
    </>
  );
};

/** A draft order, changed until it is bought or withdrawn. */
export const DraftOrderPage = () => {
  const t = useText();
  const id = idOf(useParams()['id'] ?? '') ?? 0;
  const query = useQuery({ ...draftOrdersQueries.one(id), enabled: id > 0 });
  const { data: draft, error } = query;
  if (id === 0 || (error instanceof ApiError && error.status === 404)) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={t('drafts.number', { id })}
        above={[{ text: t('nav.draftOrders'), to: paths.draftOrders }]}
      >
        {draft && <DraftActions draft={draft} />}
      </PageHeader>
      <QueryBoundary
        query={query}
        failed={t('drafts.oneFailed')}
        shape={
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
            <Skeleton className="h-96" />
            <Skeleton className="h-48" />
          </div>
        }
      >
        {(known) => <Details draft={known} />}
      </QueryBoundary>
    </>
  );
};

/** A new draft order, with a product if the address names one. */
export const NewDraftOrderPage = () => {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader
        title={t('drafts.new')}
        above={[{ text: t('nav.draftOrders'), to: paths.draftOrders }]}
      />
      <div className="max-w-4xl">
        <DraftForm
          product={idOf(params.get('product') ?? '')}
          onSaved={(id) => void navigate(paths.draftOrder(id), { replace: true })}
        />
      </div>
    </>
  );
};
