import { cx, Loading, Skeleton } from '@shop/ui';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { RegionError } from '@/shared/layout/region-error';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';

const grid =
  'grid grid-cols-4 gap-px overflow-hidden border border-line bg-line md:grid-cols-6 xl:grid-cols-12';
const cell = 'flex h-full flex-col items-center gap-1.5 px-1 py-3 md:py-4';

/** All categories with icons. */
export const CategoriesGrid = ({
  categories,
  onRetry,
}: {
  categories: Category[] | undefined;
  /** Present when loading the categories failed. */
  onRetry: (() => unknown) | undefined;
}) => {
  const { t, pick } = useText();
  if (onRetry) return <RegionError onRetry={onRetry} />;
  if (!categories)
    return (
      <Loading text={t('loading')}>
        <div className={grid}>
          {Array.from({ length: 12 }, (_, index) => (
            <div key={index} className={cx(cell, 'bg-paper')}>
              <Skeleton className="size-12 rounded-full md:size-14" />
              <Skeleton className="h-4 w-14" />
            </div>
          ))}
        </div>
      </Loading>
    );
  return (
    <ul className={grid}>
      {categories.map((category) => (
        <li key={category.id} className="bg-paper">
          <Link
            to={paths.category(category.id)}
            className={cx(
              cell,
              'group text-center text-mini font-medium transition-colors hover:bg-sand focus-visible:-outline-offset-2',
            )}
          >
            <Picture
              image={category.icon}
              alt=""
              sizes="56px"
              max={320}
              className="size-12 rounded-full bg-transparent transition-transform duration-250 group-hover:scale-105 md:size-14 dark:[filter:brightness(1.5)]"
            />
            {pick(category.name, category.nameAr)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
