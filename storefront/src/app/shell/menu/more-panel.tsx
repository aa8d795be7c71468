import { isMenuTag } from '@shop/shop-rules';
import { NavLink } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { TagLink } from './tag-link';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';
import { useMedia } from '@/shared/browser/use-media';
import type { MenuWidth } from './category-fit';

/** The categories that do not fit into the main menu at this width, with their tags. */
export const MorePanel = ({
  categories,
  room,
  onClose,
}: {
  categories: Category[];
  room: Record<MenuWidth, number>;
  onClose: () => void;
}) => {
  const { pick } = useText();
  const [belowXl, belowLg] = [useMedia('(width < 80rem)'), useMedia('(width < 64rem)')];
  const first = room[belowLg ? 'md' : belowXl ? 'lg' : 'xl'];
  return (
    <ul className="wrap-wide grid grid-cols-3 gap-x-8 gap-y-5 py-6 lg:grid-cols-4 xl:grid-cols-6">
      {categories.slice(first).map((category) => (
        <li key={category.id}>
          <NavLink
            to={paths.category(category.id)}
            onClick={onClose}
            className="flex min-h-11 items-center border-b border-line font-semibold hover:text-brass aria-[current=page]:underline aria-[current=page]:decoration-brass aria-[current=page]:underline-offset-8"
          >
            {pick(category.name, category.nameAr)}
          </NavLink>
          <ul>
            {category.tags.filter(isMenuTag).map((tag) => (
              <li key={tag}>
                <TagLink
                  category={category.id}
                  tag={tag}
                  onClick={onClose}
                  className="flex min-h-9 items-center hover:text-brass pointer-coarse:min-h-11"
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
