import { useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { STALE_REVIEWS } from './reviews.queries';

/** A mutation of a review that reports success or the refusal, after which the list is read again. */
export const useReviewChange = <Input, Result>(
  call: (input: Input) => Promise<{ data?: Result }>,
  doneText: (input: Input) => string,
) => {
  const t = useText();
  const queries = useQueryClient();
  return useChange(
    async (input: Input) => {
      const answer = await call(input);
      notify(doneText(input), { kind: 'success' });
      return answer;
    },
    STALE_REVIEWS,
    {
      onError: (error) => {
        notifyRefusal(error, t('reviews.notSaved'));
        void queries.invalidateQueries({ queryKey: ['reviews'] });
      },
    },
  );
};
