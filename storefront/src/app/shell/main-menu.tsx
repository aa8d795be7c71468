import { isMenuTag } from '@shop/shop-rules';
import { NavLink } from 'react-router';
import { Disclosure } from '@/shared/disclosure';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import type { Category } from '@/shared/types';
import { CategoryPanel } from './category-panel';

const link =
  'inline-flex min-h-11 items-center whitespace-nowrap hover:text-brass aria-[current=page]:underline aria-[current=page]:decoration-brass aria-[current=page]:underline-offset-8';

/** Letters that fit into the line of the narrowest screen that has it, with what a category and "More" take beside theirs. */
const ROOM = { line: 134, category: 4, more: 10 };

/** Home, About and every category with its tags; those that the line has no room for open together at its end. */
export const MainMenu = ({ categories }: { categories: Category[] }) => {
  const { t, pick } = useText();
  const nameOf = ({ name, nameAr }: Category) => pick(name, nameAr);
  let used = 0;
  const ends = categories.map((category) => (used += nameOf(category).length + ROOM.category));
  const room = used > ROOM.line ? ROOM.line - ROOM.more : used;
  const fitting = ends.filter((end) => end <= room).length;
  const rest = categories.slice(fitting);
  return (
    <nav aria-label={t('nav.main')} className="border-t border-line max-xl:hidden">
      <ul className="wrap-wide flex items-center justify-between gap-x-2 text-small">
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
        {categories.slice(0, fitting).map((category) => {
          const name = nameOf(category);
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
        {rest.length > 0 && (
          <li>
            <Disclosure label={t('nav.more')}>
              {(close) => (
                <ul className="wrap-wide flex flex-wrap gap-x-8 py-3">
                  {rest.map((category) => (
                    <li key={category.id}>
                      <NavLink to={paths.category(category.id)} onClick={close} className={link}>
                        {nameOf(category)}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              )}
            </Disclosure>
          </li>
        )}
      </ul>
    </nav>
  );
};
