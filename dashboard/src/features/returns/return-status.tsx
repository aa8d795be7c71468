import type { StaffReturnDto } from '@shop/contracts';
import { Status, type StatusTone } from '@/shared/display/status';
import { useText } from '@/shared/i18n/use-text';
import type { ReturnState } from './returns.queries';

/** All states in the order of the process, with the colour of their dots. */
export const RETURN_STATES: Record<ReturnState, StatusTone> = {
  requested: 'waiting',
  approved: 'active',
  received: 'waiting',
  refunding: 'active',
  refunded: 'done',
  refused: 'closed',
  withdrawn: 'closed',
};

export const isReturnState = (state: string): state is ReturnState =>
  Object.hasOwn(RETURN_STATES, state);

/** State of a return; a failed refund comes first. */
export const ReturnStatus = ({
  row: { state, refundFailed },
}: {
  row: Pick<StaffReturnDto, 'state'> & Partial<Pick<StaffReturnDto, 'refundFailed'>>;
}) => {
  const t = useText();
  if (refundFailed) return <Status tone="failed">{t('returns.refundFailed')}</Status>;
  return <Status tone={RETURN_STATES[state]}>{t(`returns.state.${state}`)}</Status>;
};
