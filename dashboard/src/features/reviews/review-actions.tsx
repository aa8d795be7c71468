import type { ModeratedReviewDto } from '@shop/contracts';
import { Button, confirm } from '@shop/ui';
import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { useMay } from '@/shared/rights/use-may';
import { ReplyDialog } from './reply-dialog';
import { deleteReview, replyToReview, setReviewHidden } from './reviews.queries';
import { useReviewChange } from './use-review-change';

/** Replies to a review, hides or shows it, and deletes it. */
export const ReviewActions = ({ review }: { review: ModeratedReviewDto }) => {
  const t = useText();
  const may = useMay();
  const [replying, setReplying] = useState(false);
  const { id, shopper: name, reply, hiddenAt, version } = review;
  const hide = useReviewChange(
    (hidden: boolean) => setReviewHidden(id, hidden),
    (hidden) => t(hidden ? 'reviews.hidden' : 'reviews.shown'),
  );
  const removeReply = useReviewChange(
    () => replyToReview(id, '', version),
    () => t('reviews.replyRemoved'),
  );
  const remove = useReviewChange(
    () => deleteReview(id),
    () => t('reviews.deleted'),
  );
  const busy = hide.isPending || removeReply.isPending || remove.isPending;
  const confirmed = (title: string, text: string, yesText: string) =>
    confirm({ title, text, yesText, noText: t('rows.cancel'), danger: true });
  const askToRemoveReply = async () => {
    const title = t('reviews.removeReplyNamed', { name });
    if (await confirmed(title, t('reviews.removeReplyText'), t('reviews.removeReply')))
      removeReply.mutate(undefined);
  };
  const askToDelete = async () => {
    const title = t('reviews.deleteTitle', { name });
    if (await confirmed(title, t('reviews.deleteText'), t('reviews.delete')))
      remove.mutate(undefined);
  };
  const action = (text: string, label: string, onClick: () => void) => (
    <Button
      size="small"
      variant="secondary"
      disabled={busy}
      aria-label={t(label, { name })}
      onClick={onClick}
    >
      {t(text)}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {reply
        ? action('reviews.editReply', 'reviews.editReplyNamed', () => setReplying(true))
        : action('reviews.reply', 'reviews.replyNamed', () => setReplying(true))}
      {reply &&
        action('reviews.removeReply', 'reviews.removeReplyNamed', () => void askToRemoveReply())}
      {hiddenAt
        ? action('reviews.show', 'reviews.showNamed', () => hide.mutate(false))
        : action('reviews.hide', 'reviews.hideNamed', () => hide.mutate(true))}
      {may('reviews.delete') &&
        action('reviews.delete', 'reviews.deleteNamed', () => void askToDelete())}
      {replying && <ReplyDialog review={review} onDone={() => setReplying(false)} />}
    </div>
  );
};
