import type { StaffReturnDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { ReceiveReturn } from './receive-return';
import { RefundReturn } from './refund-return';
import { RefuseReturn } from './refuse-return';
import { approveReturn } from './returns.queries';
import { useReturnChange } from './use-return-change';
import { useMay } from '@/shared/rights/use-may';

/** What staff can do with a return in its state. */
export const ReturnActions = ({ row }: { row: StaffReturnDto }) => {
  const t = useText();
  const may = useMay();
  const { id, state } = row;
  const mayDecide = may('returns.decide');
  const mayRefund = state === 'received' && may('orders.refund');
  const approve = useReturnChange(() => approveReturn(id), t('returns.approved'));
  if (!['requested', 'approved', 'received'].includes(state)) return null;
  if (!mayDecide && !mayRefund) return null;
  return (
    <section aria-label={t('returns.actions')} className="mb-6 flex flex-wrap gap-2">
      {mayDecide && state === 'requested' && (
        <Button
          size="small"
          busy={approve.isPending}
          onClick={() => !approve.isPending && approve.mutate(undefined)}
        >
          {t('returns.approve')}
        </Button>
      )}
      {mayRefund && <RefundReturn row={row} />}
      {mayDecide && state !== 'requested' && <ReceiveReturn row={row} />}
      {mayDecide && <RefuseReturn id={id} />}
    </section>
  );
};
