import { ApiError, useChange } from '@shop/api-client';
import type { SellerDto } from '@shop/contracts';
import { Button, confirm, notify } from '@shop/ui';
import { useState } from 'react';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { useReload } from '@/shared/use-reload';
import { RefuseSeller } from './refuse-seller';
import { approveSeller, inviteSeller } from './seller-requests.queries';

/** Actions of a request: approve, refuse, or mail an unused link again. */
export const SellerActions = ({ seller }: { seller: SellerDto }) => {
  const t = useText();
  const { id, name, email, state, link_until } = seller;
  const [refusing, setRefusing] = useState(false);
  const stale = [['sellers'], ['vendors']];
  const reload = useReload(stale);
  const onError = (error: Error) => {
    const isTaken = error instanceof ApiError && error.code === 'username_taken';
    if (isTaken) notify(t('sellers.emailTaken'), { kind: 'error' });
    else notifyRefusal(error, t('sellers.notSaved'));
    void reload(error);
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
