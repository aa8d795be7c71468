import type { ModeratedReviewDto } from '@shop/contracts';
import { Rating, type Column } from '@shop/ui';
import { Link } from 'react-router';
import { Status } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { ReviewActions } from './review-actions';

interface About {
  review: ModeratedReviewDto;
}

const Words = ({ children }: { children: string }) => (
  <p className="max-w-prose break-words whitespace-pre-line">
    <bdi>{children}</bdi>
  </p>
);

const ProductLink = ({ review: { productId, productName, productNameAr } }: About) => {
  const t = useText();
  const product = useNameOf()({ name: productName, nameAr: productNameAr });
  return (
    <Link
      to={`?product=${productId}`}
      title={t('reviews.ofProduct', { name: product })}
      className="inline-flex min-h-6 items-center font-semibold break-words underline-offset-4 hover:underline"
    >
      <bdi>{product}</bdi>
    </Link>
  );
};

const Stars = ({ review: { stars } }: About) => {
  const t = useText();
  return <Rating value={stars} label={t('analytics.stars', { stars })} className="h-3.5" />;
};

const WrittenOn = ({ review: { created_at: at } }: About) => {
  const { day } = useFormat();
  return <time dateTime={at}>{day(at)}</time>;
};

/** Since when it is hidden, if it is. */
const Hidden = ({ review: { hiddenAt } }: About) => {
  const t = useText();
  const { day } = useFormat();
  return (
    hiddenAt && <Status tone="closed">{t('reviews.hiddenSince', { day: day(hiddenAt) })}</Status>
  );
};

const Reply = ({ review: { reply, repliedAt } }: About) => {
  const t = useText();
  const { day } = useFormat();
  if (!reply) return null;
  return (
    <div className="border-s-2 border-brass ps-3">
      <p className="text-mini text-muted">
        {t('reviews.shopReply')}
        {repliedAt && <> · {day(repliedAt)}</>}
      </p>
      <Words>{reply}</Words>
    </div>
  );
};

/** Columns of the table of reviews. */
export const useReviewColumns = (): Column<ModeratedReviewDto>[] => {
  const t = useText();
  return [
    {
      key: 'product',
      header: t('reviews.product'),
      rowHeader: true,
      className: 'min-w-36',
      cell: (review) => <ProductLink review={review} />,
    },
    {
      key: 'stars',
      header: t('reviews.stars'),
      cell: (review) => <Stars review={review} />,
    },
    {
      key: 'comment',
      header: t('reviews.comment'),
      cell: (review) => (
        <div className="flex min-w-48 flex-col items-start gap-2 py-1">
          <Hidden review={review} />
          <Words>{review.comment}</Words>
          <Reply review={review} />
        </div>
      ),
    },
    {
      key: 'shopper',
      header: t('reviews.shopper'),
      className: 'min-w-28',
      cell: ({ shopper }) => (
        <span className="line-clamp-2">
          <bdi>{shopper}</bdi>
        </span>
      ),
    },
    {
      key: 'written',
      header: t('reviews.writtenOn'),
      className: 'whitespace-nowrap text-muted',
      cell: (review) => <WrittenOn review={review} />,
    },
    {
      key: 'actions',
      header: t('table.actions'),
      align: 'end',
      cell: (review) => (
        <div className="ms-auto w-54 py-1 [&>div]:justify-end">
          <ReviewActions review={review} />
        </div>
      ),
    },
  ];
};

/** Reviews with product, shopper, reply and actions. */
export const ReviewList = ({
  columns,
  rows,
  busy,
}: {
  columns: Column<ModeratedReviewDto>[];
  rows: ModeratedReviewDto[] | undefined;
  busy: boolean;
}) => {
  const t = useText();
  return (
    <DataList
      caption={t('nav.reviews')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      cardHeight="h-44"
      tableFrom="(min-width: 80rem)"
      card={(review) => (
        <article className="flex min-w-0 grow flex-col items-start gap-3">
          <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 self-stretch">
            <div className="min-w-0">
              <h2>
                <ProductLink review={review} />
              </h2>
              <p className="text-mini text-muted">
                <bdi>{review.shopper}</bdi> · <WrittenOn review={review} />
              </p>
            </div>
            <Stars review={review} />
          </header>
          <Hidden review={review} />
          <Words>{review.comment}</Words>
          <Reply review={review} />
          <div className="mt-auto">
            <ReviewActions review={review} />
          </div>
        </article>
      )}
    />
  );
};
