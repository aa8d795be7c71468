import { isMenuTag } from '@shop/shop-rules';
import { NavLink } from 'react-router';
import { Disclosure } from '@/shared/disclosure';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import type { Category } from '@/shared/types';
import { CategoryPanel } from './category-panel';

const link =
  'inline-flex min-h-11 items-center whitespace-nowrap hover:text-brass aria-[current=page]:underline aria-[current=page]:decoration-brass aria-[current=page]:underline-offset-8';

/** Home, About and every category with its tags. */
export const MainMenu = ({ categories }: { categories: Category[] }) => {
  const { t, pick } = useText();
  return (
    <nav aria-label={t('nav.main')} className="border-t border-line max-xl:hidden">
      <ul className="wrap-wide flex flex-wrap items-center justify-between gap-x-3 text-small">
        <li>
          <NavLink to={paths.home} end className={link}>
            {t('nav.home')}
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.about} className={link}>
            {t('nav.about')}
          </NavLink>
        </li>
        {categories.map((category) => {
          const name = pick(category.name, category.nameAr);
          const tagged = category.tags.some(isMenuTag);
          const own = (
            <NavLink to={paths.category(category.id)} className={link}>
              {name}
            </NavLink>
          );
          return (
            <li key={category.id}>
              {tagged ? (
                <Disclosure label={t('nav.tagsOf', { name })} link={own}>
                  {(close) => <CategoryPanel category={category} close={close} />}
                </Disclosure>
              ) : (
                own
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
