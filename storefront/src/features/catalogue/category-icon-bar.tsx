import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';
import type { Category } from '@/shared/types';

/** Every category as a small round icon, in one scrolling row. */
export const CategoryIconBar = ({ categories }: { categories: Category[] }) => {
  const { t, pick } = useText();
  return (
    <nav aria-label={t('category.switcher')} className="border-y border-line">
      <ul className="wrap-wide no-scrollbar relative flex gap-2 overflow-x-auto py-3">
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={paths.category(category.id)}
              className="flex min-w-20 flex-col items-center gap-1.5 px-2 py-2 text-center text-mini hover:bg-sand"
            >
              <Picture
                image={category.icon}
                alt=""
                sizes="40px"
                max={160}
                className="size-10 bg-transparent dark:brightness-150"
              />
              {pick(category.name, category.nameAr)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
