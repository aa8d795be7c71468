import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';
import type { Category } from '@/shared/types';

/** Every category with its icon. */
export const CategoriesGrid = ({ categories }: { categories: Category[] }) => {
  const { pick } = useText();
  return (
    <ul className="grid grid-cols-3 gap-px overflow-hidden border border-line bg-line sm:grid-cols-4 lg:grid-cols-6">
      {categories.map((category) => (
        <li key={category.id} className="bg-paper">
          <Link
            to={paths.category(category.id)}
            className="group flex h-full flex-col items-center gap-2 px-2 py-5 text-center text-small font-medium transition-colors hover:bg-sand md:gap-3 md:py-7"
          >
            <Picture
              image={category.icon}
              alt=""
              sizes="80px"
              max={320}
              className="size-14 rounded-full bg-transparent transition-transform duration-250 group-hover:scale-105 md:size-18 dark:brightness-150"
            />
            {pick(category.name, category.nameAr)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
