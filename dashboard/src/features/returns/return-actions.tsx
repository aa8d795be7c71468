import type { StaffReturnDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { ReceiveReturn } from './receive-return';
import { RefundReturn } from './refund-return';
import { RefuseReturn } from './refuse-return';
import { approveReturn } from './returns.queries';
import { useReturnChange } from './use-return-change';
import { useMay } from '@/shared/rights/use-may';
import { useHeld } from '@/shared/unsaved/use-held';

/** What staff can do with a return in its state. */
export const ReturnActions = ({ row }: { row: StaffReturnDto }) => {
  const t = useText();
  const may = useMay();
  const { id, state } = row;
  const isOpen = ['requested', 'approved', 'received'].includes(state);
  const mayDecide = isOpen && may('returns.decide');
  const can = useHeld({
    approve: mayDecide && state === 'requested',
    refund: state === 'received' && may('orders.refund'),
    receive: mayDecide && state !== 'requested',
    refuse: mayDecide,
  });
  const approve = useReturnChange(() => approveReturn(id), t('returns.approved'));
  if (!Object.values(can).includes(true)) return null;
  return (
    <section aria-label={t('returns.actions')} className="mb-6 flex flex-wrap gap-2">
      {can.approve && (
        <Button
          size="small"
          busy={approve.isPending}
          onClick={() => !approve.isPending && approve.mutate(undefined)}
        >
          {t('returns.approve')}
        </Button>
      )}
      {can.refund && <RefundReturn row={row} />}
      {can.receive && <ReceiveReturn row={row} />}
      {can.refuse && <RefuseReturn row={row} />}
    </section>
  );
};
