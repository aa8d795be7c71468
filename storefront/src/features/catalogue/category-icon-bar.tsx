import { groupOf, type Group } from '@shop/shop-rules';
import { Skeleton } from '@shop/ui';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';
import { useCurrentInView } from './use-current-in-view';

/** All categories as icons in a scrolling row; links to the group's tag of a category where it exists. */
export const CategoryIconBar = ({
  categories,
  group,
}: {
  /** Undefined while loading. */
  categories: Category[] | undefined;
  group: Group;
}) => {
  const { t, pick } = useText();
  const tagOf = ({ tags }: Category) => tags.find((tag) => groupOf(tag) === group);
  const row = useCurrentInView(categories);
  if (categories?.length === 0) return null;
  return (
    <nav aria-label={t('category.switcher')} className="border-y border-line">
      <ul
        ref={row}
        className="no-scrollbar relative mx-auto flex max-w-[1440px] gap-1 overflow-x-auto px-(--gutter) py-2 xl:justify-between"
      >
        {categories?.map((category) => (
          <li key={category.id}>
            <Link
              to={paths.category(category.id, tagOf(category))}
              className="flex min-w-20 flex-col items-center gap-1.5 px-2 py-2 text-center text-mini whitespace-nowrap hover:bg-sand"
            >
              <Picture
                image={category.icon}
                alt=""
                sizes="40px"
                max={160}
                className="size-10 bg-transparent dark:[filter:brightness(1.5)]"
              />
              {pick(category.name, category.nameAr)}
            </Link>
          </li>
        )) ?? <Skeleton className="my-2 h-16 w-full" />}
      </ul>
    </nav>
  );
};
