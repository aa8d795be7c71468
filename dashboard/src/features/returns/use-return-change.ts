import { useText } from '@/shared/i18n/use-text';
import { useOrderChange } from '@/shared/use-order-change';

/** A mutation of a return that reports success or the refusal. */
export const useReturnChange = <Input, Result>(
  call: (input: Input) => Promise<{ data?: Result }>,
  doneText: string,
  onDone?: () => void,
) => {
  const t = useText();
  return useOrderChange(call, doneText, onDone, t('returns.notSaved'));
};
