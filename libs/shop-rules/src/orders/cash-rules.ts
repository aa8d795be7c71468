/** Why a cash order waits until staff have called its shopper. */
export const CASH_WAIT_REASONS = ['new_phone', 'amount', 'returned'] as const;
export type CashWaitReason = (typeof CASH_WAIT_REASONS)[number];

/** Which cash orders wait for a confirmation. */
export interface CashWaitRules {
  /** Those with a phone number to which nothing was delivered yet. */
  newPhone: boolean;
  /** Those over this amount; null: none. */
  aboveFils: number | null;
  /** Those to a phone number or an address from which a parcel came back. */
  returned: boolean;
}

/** What is known about a cash order when it is placed. */
export interface CashOrderFacts {
  /** Amount that the carrier collects. */
  totalFils: number;
  isPhoneNew: boolean;
  hasReturned: boolean;
}

/** Why the cash order waits; empty: it is confirmed at once. */
export const cashWaitReasons = (
  { newPhone, aboveFils, returned }: CashWaitRules,
  { totalFils, isPhoneNew, hasReturned }: CashOrderFacts,
): CashWaitReason[] => {
  // A coupon may pay for everything; then nothing is collected.
  if (totalFils === 0) return [];
  const applies: Record<CashWaitReason, boolean> = {
    new_phone: newPhone && isPhoneNew,
    amount: aboveFils !== null && totalFils > aboveFils,
    returned: returned && hasReturned,
  };
  return CASH_WAIT_REASONS.filter((reason) => applies[reason]);
};

/** Reasons with which staff cancel a cash order that waits; `no_answer` only after several calls. */
export const CASH_CANCEL_REASONS = [
  'declined',
  'wrong_number',
  'no_answer',
  'suspicious',
  'other',
] as const;
export type CashCancelReason = (typeof CASH_CANCEL_REASONS)[number];

/** Calls without an answer that can be undone within this time. */
export const NO_ANSWER_UNDO_SECONDS = 60;
