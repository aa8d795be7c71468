import { ApiError, useChange } from '@shop/api-client';
import type { SellerDto } from '@shop/contracts';
import { Button, confirm, notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { RefuseSeller } from './refuse-seller';
import { approveSeller, inviteSeller } from './seller-requests.queries';

/** Actions of a request: approve, refuse, or mail an unused link again. */
export const SellerActions = ({ seller }: { seller: SellerDto }) => {
  const t = useText();
  const { id, name, email, state, link_until } = seller;
  const queries = useQueryClient();
  const [refusing, setRefusing] = useState(false);
  const stale = [['sellers'], ['vendors']];
  const onError = (error: Error) => {
    const message = error instanceof ApiError ? error.serverMessage : undefined;
    const isTaken = error instanceof ApiError && error.code === 'username_taken';
    notify((isTaken ? t('sellers.emailTaken') : message) ?? t('sellers.notSaved'), {
      kind: 'error',
    });
    // A colleague was faster.
    if (error instanceof ApiError && error.status === 409)
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
  };
  const approve = useChange(() => approveSeller(id), stale, {
    onSuccess: () => notify(t('sellers.approved', { name }), { kind: 'success' }),
    onError,
  });
  const invite = useChange(() => inviteSeller(id), stale, {
    onSuccess: () => notify(t('sellers.invited', { email }), { kind: 'success' }),
    onError,
  });
  const askToApprove = async () => {
    const yes = await confirm({
      title: t('sellers.approveTitle', { name }),
      text: t('sellers.approveText', { email }),
      yesText: t('sellers.approve'),
      noText: t('rows.cancel'),
    });
    if (yes && !approve.isPending) approve.mutate(undefined);
  };
  const label = (id: string) => ({ 'aria-label': t(id, { name }) });
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap">
      {state !== 'approved' && (
        <Button
          size="small"
          variant={state === 'open' ? 'primary' : 'secondary'}
          busy={approve.isPending}
          {...label('sellers.approveNamed')}
          onClick={() => void askToApprove()}
        >
          {t('sellers.approve')}
        </Button>
      )}
      {state === 'open' && (
        <Button
          size="small"
          variant="secondary"
          {...label('sellers.refuseNamed')}
          onClick={() => setRefusing(true)}
        >
          {t('sellers.refuse')}
        </Button>
      )}
      {link_until && (
        <Button
          size="small"
          variant="secondary"
          busy={invite.isPending}
          {...label('sellers.inviteNamed')}
          onClick={() => !invite.isPending && invite.mutate(undefined)}
        >
          {t('sellers.invite')}
        </Button>
      )}
      {refusing && <RefuseSeller seller={seller} onDone={() => setRefusing(false)} />}
    </div>
  );
};
