import { ApiError } from '@shop/api-client';
import type { OpenedDraftOrderDto } from '@shop/contracts';
import { idOf } from '@shop/shop-rules';
import { buttonClass, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { draftOrderQuery } from '@/features/draft-orders/draft-orders.queries';
import { ChatLink } from '@/shared/api/contact';
import { useText } from '@/shared/i18n/text';
import { Page } from '@/shared/layout/page';
import { RegionError } from '@/shared/layout/region-error';
import { useHydrated } from '@/shared/rendering/use-hydrated';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { useLinkValues } from '@/shared/routing/use-link-values';
import { PayDraft } from './pay-draft';

const Ask = ({ id }: { id: number }) => {
  const { t } = useText();
  return (
    <ChatLink
      text={t('draft.askText', { id })}
      className={buttonClass({ variant: 'secondary', className: 'self-start' })}
    >
      <MessageCircle className="size-5" />
      {t('draft.ask')}
    </ChatLink>
  );
};

/** Why there is nothing to pay, with the way to go on. */
const Closed = ({ id, text, children }: { id: number; text: ReactNode; children?: ReactNode }) => {
  const { t } = useText();
  return (
    <div role="alert" className="flex min-h-dvh flex-col gap-6">
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Ask id={id} />
        <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
          {t('goHome')}
        </Link>
      </div>
    </div>
  );
};

const Opened = ({ draft }: { draft: OpenedDraftOrderDto }) => {
  const { t } = useText();
  const { id, state, operationId, number } = draft;
  if (state === 'expired' || state === 'withdrawn')
    return <Closed id={id} text={t(`draft.state.${state}`)} />;
  if (state === 'ordered' || draft.purchaseId === null)
    return (
      <Closed
        id={id}
        text={
          <>
            {t('draft.state.ordered')}{' '}
            <bdi dir="ltr" className="whitespace-nowrap">
              {number}
            </bdi>
          </>
        }
      >
        {operationId && (
          <Link to={paths.order(operationId)} className={buttonClass({})}>
            {t('payment.viewOrdered')}
          </Link>
        )}
      </Closed>
    );
  return (
    <>
      <PayDraft draft={draft} purchaseId={draft.purchaseId} />
      <Ask id={id} />
    </>
  );
};

/** An order that staff prepared: the shopper checks it and pays. */
const DraftOrderPage = () => {
  const { t } = useText();
  const isStarted = useHydrated();
  const id = idOf(useParams()['id']) ?? 0;
  // The key is in the fragment, which the server does not get.
  const key = useLinkValues().get('key') ?? '';
  const { data, error, refetch } = useQuery({
    ...draftOrderQuery(id, key),
    enabled: isStarted && id > 0 && key !== '',
  });
  const isUnknown = error instanceof ApiError && error.status === 404;
  const isInvalid = isStarted && (id === 0 || key === '' || isUnknown);
  return (
    <Page title={t('draft.title')} className="wrap py-8 md:py-14">
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <h1 tabIndex={-1} className="display text-h1">
          {t('draft.title')}
        </h1>
        {isInvalid && <Closed id={id} text={t('draft.invalid')} />}
        {error && !isUnknown && <RegionError onRetry={refetch} />}
        {!data && !error && !isInvalid && (
          <Loading text={t('loading')}>
            <Skeleton className="h-14" />
            <Skeleton className="mt-6 h-dvh" />
          </Loading>
        )}
        {data && <Opened key={data.id} draft={data} />}
      </div>
    </Page>
  );
};

export { DraftOrderPage as Component };
export const unlisted = true;
