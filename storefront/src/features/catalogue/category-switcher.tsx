import { NavLink } from 'react-router';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import type { Category } from '@/shared/types';

/** Buttons from one category to the next. */
export const CategorySwitcher = ({ categories }: { categories: Category[] }) => {
  const { t, pick } = useText();
  return (
    <nav aria-label={t('category.switcher')} className="border-b border-line">
      <ul className="wrap-wide no-scrollbar relative flex gap-1 overflow-x-auto py-3">
        {categories.map((category) => (
          <li key={category.id}>
            <NavLink
              to={paths.category(category.id)}
              className="inline-flex min-h-10 items-center rounded-full px-4 text-small whitespace-nowrap hover:bg-sand aria-[current=page]:bg-accent aria-[current=page]:text-on-accent"
            >
              {pick(category.name, category.nameAr)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
