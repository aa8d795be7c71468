import { Status, type StatusTone } from '@/shared/display/status';
import { useText } from '@/shared/i18n/use-text';
import type { DraftState } from './draft-orders.queries';

/** All states in the order of the process, with the colour of their dots. */
export const DRAFT_STATES: Record<DraftState, StatusTone> = {
  open: 'waiting',
  sent: 'active',
  opened: 'active',
  paid: 'done',
  expired: 'failed',
  withdrawn: 'closed',
};

export const isDraftState = (state: string): state is DraftState =>
  Object.hasOwn(DRAFT_STATES, state);

export const DraftStatus = ({ state }: { state: DraftState }) => {
  const t = useText();
  return <Status tone={DRAFT_STATES[state]}>{t(`drafts.state.${state}`)}</Status>;
};
