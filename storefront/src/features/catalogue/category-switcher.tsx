import { Skeleton } from '@shop/ui';
import { NavLink } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';
import { useCurrentInView } from './use-current-in-view';

/** Links to all categories; the current one is marked. */
export const CategorySwitcher = ({
  categories,
  current,
}: {
  /** Undefined while loading. */
  categories: Category[] | undefined;
  current: number;
}) => {
  const { t, pick } = useText();
  const row = useCurrentInView(categories && current);
  return (
    <nav aria-label={t('category.switcher')} className="border-b border-line">
      <ul
        ref={row}
        className="no-scrollbar relative mx-auto flex max-w-[1440px] gap-1 overflow-x-auto px-(--gutter) py-2.5"
      >
        {categories?.map((category) => (
          <li key={category.id}>
            <NavLink
              to={paths.category(category.id)}
              className="inline-flex min-h-11 items-center rounded-full px-4 text-small whitespace-nowrap hover:bg-sand aria-[current=page]:bg-accent aria-[current=page]:text-on-accent"
            >
              {pick(category.name, category.nameAr)}
            </NavLink>
          </li>
        )) ?? <Skeleton className="h-11 w-full rounded-full" />}
      </ul>
    </nav>
  );
};
