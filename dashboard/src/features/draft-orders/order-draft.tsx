import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { ConversationLink } from './conversation-link';
import { draftOrdersQueries } from './draft-orders.queries';

/** The draft that an order comes from, with its conversation; nothing for other orders. */
export const OrderDraft = ({ operationId }: { operationId: string }) => {
  const t = useText();
  const { data: draft } = useQuery(draftOrdersQueries.ofOrder(operationId));
  if (!draft) return null;
  return (
    <Panel title={t('orders.draft.title')}>
      <p className="flex flex-col items-start">
        <Link
          to={paths.draftOrder(draft.id)}
          className="inline-flex min-h-8 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('orders.draft.open', { id: draft.id })}
        </Link>
        <ConversationLink url={draft.conversationUrl} />
      </p>
      <p className="text-small text-muted">
        <bdi>{t('orders.draft.madeBy', { name: draft.createdBy })}</bdi>
      </p>
      {draft.note && (
        <p className="mt-2 break-words whitespace-pre-line">
          <bdi>{draft.note}</bdi>
        </p>
      )}
    </Panel>
  );
};
