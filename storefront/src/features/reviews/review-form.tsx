import { MAXIMUM_STARS } from '@shop/shop-rules';
import { Button, noteClass, TextAreaField } from '@shop/ui';
import { Star } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { serverMessage } from '@/shared/api/server-message';
import { useText } from '@/shared/i18n/text';
import type { NewReview } from './reviews.queries';

const LONGEST_COMMENT = 2000;
const STARS = Array.from({ length: MAXIMUM_STARS }, (_, index) => index + 1);

/** Stars and a comment; the input stays until the server has accepted it. */
export const ReviewForm = ({
  busy,
  error,
  onSubmit,
}: {
  busy: boolean;
  error: Error | null;
  onSubmit: (review: NewReview) => void;
}) => {
  const { t } = useText();
  const { register, handleSubmit, formState, setValue, watch } = useForm<NewReview>({
    defaultValues: { stars: MAXIMUM_STARS, comment: '' },
  });
  const submit = handleSubmit((review) => {
    if (!busy) onSubmit(review);
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
      {error && (
        <div role="alert" className={noteClass('problem', 'text-small')}>
          <p className="font-semibold">{t('review.submitFailed')}</p>
          <p>{serverMessage(error, '')}</p>
        </div>
      )}
      <Button type="submit" className="self-start" busy={busy} busyText={t('sending')}>
        {t('review.submit')}
      </Button>
    </form>
  );
};

const StarInput = ({ value, onChange }: { value: number; onChange: (stars: number) => void }) => {
  const { t } = useText();
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold">{t('review.stars')}</legend>
      <div className="-ms-2.5 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 place-items-center text-brass has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={t('review.starsOf', { count: stars })}
              className="sr-only"
            />
            <Star className="size-6" fill={stars <= value ? 'currentColor' : 'none'} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
