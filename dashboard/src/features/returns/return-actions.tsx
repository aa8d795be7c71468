import type { StaffReturnDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { ReceiveReturn } from './receive-return';
import { RefundReturn } from './refund-return';
import { RefuseReturn } from './refuse-return';
import { approveReturn } from './returns.queries';
import { useReturnChange } from './use-return-change';

/** What staff can do with a return in its state. */
export const ReturnActions = ({ row, isAdmin }: { row: StaffReturnDto; isAdmin: boolean }) => {
  const t = useText();
  const { id, state } = row;
  const approve = useReturnChange(() => approveReturn(id), t('returns.approved'));
  if (!['requested', 'approved', 'received'].includes(state)) return null;
  return (
    <section aria-label={t('returns.actions')} className="mb-6 flex flex-wrap gap-2">
      {state === 'requested' && (
        <Button
          size="small"
          busy={approve.isPending}
          onClick={() => !approve.isPending && approve.mutate(undefined)}
        >
          {t('returns.approve')}
        </Button>
      )}
      {state === 'received' && isAdmin && <RefundReturn row={row} />}
      {(state === 'approved' || state === 'received') && <ReceiveReturn row={row} />}
      <RefuseReturn id={id} />
    </section>
  );
};
