import { useText } from '@/shared/i18n/use-text';
import { useOrderChange, useOrderForm } from '@/shared/use-order-change';

/** A mutation of a return that reports success or the refusal in a toast. */
export const useReturnChange = <Input, Result>(
  call: (input: Input) => Promise<{ data?: Result }>,
  doneText: string,
  onDone?: () => void,
) => {
  const t = useText();
  return useOrderChange(call, doneText, onDone, t('returns.notSaved'));
};

/** The same for the form of a dialog, which shows the refusal itself as `problem`. */
export const useReturnForm = <Input, Result>(
  call: (input: Input) => Promise<{ data?: Result }>,
  doneText: string,
  onDone: () => void,
) => {
  const t = useText();
  return useOrderForm(call, doneText, onDone, t('returns.notSaved'));
};
