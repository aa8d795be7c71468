import type { DraftOrderDto } from '@shop/contracts';
import { unwrap, useChange } from '@shop/api-client';
import { Button, confirm, notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { isOutdated } from '@/shared/forms/take-over';
import { useRequestKey } from '@/shared/forms/use-request-key';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { copyDraft, withdrawDraft } from './draft-orders.queries';

/** Copies a draft, or withdraws its link. */
export const DraftActions = ({ draft: { id, version, state } }: { draft: DraftOrderDto }) => {
  const t = useText();
  const navigate = useNavigate();
  const once = useRequestKey(undefined);
  const queries = useQueryClient();
  const onError = (error: Error) => {
    notifyRefusal(error, t('drafts.notSaved'));
    // What a colleague has changed is shown before the draft is withdrawn.
    if (isOutdated(error)) void queries.invalidateQueries({ queryKey: ['draftOrders'] });
  };
  const copy = useChange(() => once(id, (key) => copyDraft(id, key)), [['draftOrders']], {
    onSuccess: (answer) => {
      notify(t('drafts.copiedDraft'), { kind: 'success' });
      if (answer) void navigate(paths.draftOrder(unwrap({ data: answer }).draft.id));
    },
    onError,
  });
  const withdraw = useChange(withdrawDraft, [['draftOrders']], {
    onSuccess: () => notify(t('drafts.withdrawn'), { kind: 'success' }),
    onError,
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t('drafts.withdraw'),
      text: t('drafts.withdrawSure'),
      yesText: t('drafts.withdraw'),
      noText: t('drafts.keep'),
      danger: true,
    });
    // The version that was asked about, also if the draft is read again meanwhile.
    if (isSure) withdraw.mutate({ id, version });
  };
  return (
    <>
      <Button variant="secondary" busy={copy.isPending} onClick={() => copy.mutate(undefined)}>
        <Copy className="size-4" />
        {t('drafts.copy')}
      </Button>
      {state !== 'paid' && state !== 'withdrawn' && (
        <Button variant="secondary" busy={withdraw.isPending} onClick={() => void ask()}>
          <Undo2 className="mirror size-4" />
          {t('drafts.withdraw')}
        </Button>
      )}
    </>
  );
};
