import { MAXIMUM_STARS } from '@shop/shop-rules';
import { Button, notify, TextAreaField } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { useText } from '@/shared/text';
import { useAddReview, type NewReview } from './reviews.queries';
import { StarInput } from './star-input';

export const ReviewForm = ({ productId }: { productId: number }) => {
  const { t } = useText();
  const add = useAddReview(productId, () => notify(t('review.submitFailed'), { kind: 'error' }));
  const { register, handleSubmit, formState, setValue, watch, reset } = useForm<NewReview>({
    defaultValues: { stars: MAXIMUM_STARS, comment: '' },
  });
  const submit = handleSubmit((review) => add.mutate(review, { onSuccess: () => reset() }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <h3 className="text-h3 font-semibold">{t('review.write')}</h3>
      <StarInput value={watch('stars')} onChange={(stars) => setValue('stars', stars)} />
      <TextAreaField
        label={t('review.comment')}
        dir="auto"
        error={formState.errors.comment?.message}
        {...register('comment', {
          validate: (text) => text.trim() !== '' || t('review.commentRequired'),
        })}
      />
      <Button type="submit" className="self-start" busy={add.isPending} busyText={t('review.busy')}>
        {t('review.submit')}
      </Button>
    </form>
  );
};
