import { api, unwrap } from '@shop/api-client';
import { Dialog, Loading, Skeleton } from '@shop/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useText } from '@/shared/i18n/text';
import { RegionError } from '@/shared/layout/region-error';
import { SizeTable } from './size-table';

/** Null when the category has none any more. */
const sizeGuideQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['size guide', categoryId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: categoryId } };
      return unwrap(await api.GET('/categories/{id}', { params, signal })).sizeGuide;
    },
  });

/** The size guide of a category and how to measure. */
export const SizeGuideDialog = ({
  categoryId,
  onClose,
}: {
  categoryId: number;
  onClose: () => void;
}) => {
  const { t, pick } = useText();
  const { data: guide, isPending, refetch } = useQuery(sizeGuideQuery(categoryId));
  const howTo = guide && pick(guide.howTo ?? '', guide.howToAr);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sizes.guide')}
      closeLabel={t('close')}
    >
      {guide ? (
        <>
          <SizeTable guide={guide} />
          {howTo && (
            <>
              <h3 className="mt-6 mb-2 font-semibold">{t('sizes.howTo')}</h3>
              <p dir="auto" className="text-small whitespace-pre-line">
                {howTo}
              </p>
            </>
          )}
        </>
      ) : isPending ? (
        <Loading text={t('loading')}>
          <Skeleton className="h-60" />
        </Loading>
      ) : (
        <RegionError onRetry={refetch} />
      )}
    </Dialog>
  );
};
