import { ApiError } from '@shop/api-client';
import type { ModeratedReviewDto } from '@shop/contracts';
import { TextAreaField } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { isOutdated } from '@/shared/forms/take-over';
import { useLatestRow } from '@/shared/forms/use-latest-row';
import { useOpenedRow } from '@/shared/forms/use-opened-row';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { findReview, replyToReview, STALE_REVIEWS } from './reviews.queries';
import { FormDialog } from '@/shared/unsaved/form-dialog';

const LONGEST_REPLY = 2000;

/**
 * Writes or changes the shop's reply. After a colleague's change the text stays, with the colleague's reply above it,
 * and saving again replaces that one.
 */
export const ReplyDialog = ({
  review: listed,
  onDone,
}: {
  review: ModeratedReviewDto;
  onDone: () => void;
}) => {
  const t = useText();
  const queries = useQueryClient();
  const [review, setLatest] = useLatestRow(listed);
  const { id, shopper: name, reply = '' } = review;
  const { opened, change } = useOpenedRow(review);
  const { reply: start = '' } = opened;
  const { form, ...shared } = useRowForm({
    start: { reply },
    save: async (values: { reply: string }) => {
      try {
        return await change(({ version }) => replyToReview(id, values.reply.trim(), version));
      } catch (error) {
        void queries.invalidateQueries({ queryKey: ['reviews'] });
        if (!(error instanceof Error) || !isOutdated(error)) throw error;
        const found = await findReview(review).catch(() => undefined);
        if (!found) throw new ApiError(t('reviews.replyNotFound'), 409, 'changed_meanwhile');
        // An earlier save has arrived, although its response was lost.
        if (found.reply === values.reply.trim()) return {};
        setLatest(found);
        throw error;
      }
    },
    stale: STALE_REVIEWS,
    saved: t('reviews.replySaved'),
    failed: t('reviews.notSaved'),
    onDone,
  });
  const title = t(start ? 'reviews.editReplyNamed' : 'reviews.replyNamed', { name });
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={title}
      closeLabel={t('shell.close')}
    >
      <RowForm label={title} submitText={t('reviews.saveReply')} {...shared}>
        <p className="line-clamp-6 break-words whitespace-pre-line text-muted">
          <bdi>{review.comment}</bdi>
        </p>
        {reply !== start && reply !== form.watch('reply').trim() && (
          <p role="status" className="border-s-2 border-brass ps-3 break-words">
            {reply ? t('reviews.replyNow', { reply: `“${reply}”` }) : t('reviews.noReplyNow')}
          </p>
        )}
        <TextAreaField
          label={t('reviews.replyLabel')}
          hint={t('reviews.replyHint')}
          error={form.formState.errors.reply?.message}
          rows={5}
          maxLength={LONGEST_REPLY}
          dir="auto"
          {...form.register('reply', {
            validate: (text) => text.trim() !== '' || t('reviews.replyNeeded'),
          })}
        />
      </RowForm>
    </FormDialog>
  );
};
