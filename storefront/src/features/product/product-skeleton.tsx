import { cx, Loading, Skeleton } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import { GALLERY_BOX, GALLERY_HEIGHT } from './gallery/gallery-box';
import { PRODUCT_COLUMNS } from './product-columns';

/** Skeleton of the product page in its final layout. */
export const ProductSkeleton = () => {
  const { t } = useText();
  return (
    <Loading text={t('loading')}>
      <div className={cx(PRODUCT_COLUMNS, GALLERY_HEIGHT)}>
        <div className="flex flex-col gap-2 md:gap-3 xl:flex-row-reverse">
          <div className="max-md:-mx-(--gutter) xl:flex-1">
            <Skeleton className={GALLERY_BOX} />
          </div>
          <div className="flex gap-2 p-0.5 xl:w-19 xl:flex-col">
            <Skeleton className="aspect-square w-13 md:aspect-4/5 md:w-16 xl:w-18" />
            <Skeleton className="aspect-square w-13 md:aspect-4/5 md:w-16 xl:w-18" />
          </div>
        </div>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-16 w-5/6" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-9 w-1/2" />
          <Skeleton className="mt-6 h-13" />
          <Skeleton className="h-11" />
          <Skeleton className="h-40" />
        </div>
      </div>
    </Loading>
  );
};
