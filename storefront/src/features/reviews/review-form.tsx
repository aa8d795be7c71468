import { MAXIMUM_STARS } from '@shop/shop-rules';
import { Button, TextAreaField } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { serverMessage } from '@/shared/api/server-message';
import { useText } from '@/shared/i18n/text';
import { useAddReview, type NewReview, type Writer } from './review-writes';
import { StarInput } from './star-input';

const LONGEST_COMMENT = 2000;

/** Stars and a comment; the text stays until the server has saved it. */
export const ReviewForm = ({
  productId,
  writer,
  onWritten,
}: {
  productId: number;
  writer: Writer;
  onWritten: () => void;
}) => {
  const { t } = useText();
  const add = useAddReview(productId, writer, onWritten);
  const { register, handleSubmit, formState, setValue, watch } = useForm<NewReview>({
    defaultValues: { stars: MAXIMUM_STARS, comment: '' },
  });
  const submit = handleSubmit((review) => {
    if (!add.isPending) add.mutate(review);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <h3 className="text-h3 font-semibold">{t('review.write')}</h3>
      <StarInput value={watch('stars')} onChange={(stars) => setValue('stars', stars)} />
      <TextAreaField
        label={t('review.comment')}
        dir="auto"
        rows={4}
        maxLength={LONGEST_COMMENT}
        error={formState.errors.comment?.message}
        {...register('comment', {
          validate: (text) => text.trim() !== '' || t('review.commentRequired'),
        })}
      />
      {add.isError && (
        <div role="alert" className="border-s-2 border-sale bg-sand px-4 py-3 text-small">
          <p className="font-semibold">{t('review.submitFailed')}</p>
          <p>{serverMessage(add.error, '')}</p>
        </div>
      )}
      <Button type="submit" className="self-start" busy={add.isPending} busyText={t('sending')}>
        {t('review.submit')}
      </Button>
    </form>
  );
};
