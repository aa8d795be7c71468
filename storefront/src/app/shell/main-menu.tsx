import { isMenuTag } from '@shop/shop-rules';
import { Link, NavLink } from 'react-router';
import { Disclosure } from '@/shared/disclosure';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import type { Category } from '@/shared/types';

const link =
  'inline-flex min-h-11 items-center whitespace-nowrap hover:text-brass aria-[current=page]:underline aria-[current=page]:decoration-brass aria-[current=page]:underline-offset-8';

/** Home, About and every category with its tags. */
export const MainMenu = ({ categories }: { categories: Category[] }) => {
  const { t, pick } = useText();
  return (
    <nav aria-label={t('nav.main')} className="hidden border-t border-line xl:block">
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
          const tags = category.tags.filter(isMenuTag);
          const own = (
            <NavLink to={paths.category(category.id)} className={link}>
              {name}
            </NavLink>
          );
          return (
            <li key={category.id}>
              {tags.length === 0 ? (
                own
              ) : (
                <Disclosure label={t('nav.tagsOf', { name })} link={own}>
                  {(close) => (
                    <ul>
                      {tags.map((tag) => (
                        <li key={tag}>
                          <Link
                            to={paths.category(category.id, tag)}
                            onClick={close}
                            className="flex min-h-10 items-center px-3 whitespace-nowrap hover:bg-sand"
                          >
                            <bdi className="first-letter:uppercase">{tag}</bdi>
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </Disclosure>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
