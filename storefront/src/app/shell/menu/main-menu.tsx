import { isMenuTag } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { NavLink } from '@/shared/routing/link';
import { Disclosure } from '@/shared/layout/disclosure';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { paths } from '@/shared/routing/paths';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';
import { fittingCategories } from './category-fit';

const CategoryPanel = lazyPanel(async () => (await import('./category-panel')).CategoryPanel);
const MorePanel = lazyPanel(async () => (await import('./more-panel')).MorePanel);

const link =
  'inline-flex min-h-11 items-center whitespace-nowrap hover:text-brass aria-[current=page]:underline aria-[current=page]:decoration-brass aria-[current=page]:underline-offset-8';

/** Home, About and every category of the menu with its tags. Categories that do not fit are under "More". */
export const MainMenu = ({ categories: all }: { categories: Category[] }) => {
  const categories = all.filter(({ hiddenInMenu }) => !hiddenInMenu);
  const { t, pick } = useText();
  const shop = useShopName();
  const nameOf = ({ name, nameAr }: Category) => pick(name, nameAr);
  const room = fittingCategories(categories.map(nameOf));
  const count = categories.length;
  return (
    <nav aria-label={t('nav.main')} className="border-t border-line max-md:hidden">
      <ul className="wrap-wide flex items-center justify-between gap-x-2 text-small">
        <li>
          <NavLink to={paths.home} className={link}>
            {t('nav.home')}
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.about} className={link}>
            {t('nav.about', { shop })}
          </NavLink>
        </li>
        {categories.slice(0, room.xl).map((category, index) => {
          const name = nameOf(category);
          const own = (
            <NavLink to={paths.category(category.id)} className={link}>
              {name}
            </NavLink>
          );
          return (
            <li
              key={category.id}
              className={cx(
                index >= room.lg ? 'max-xl:hidden' : index >= room.md && 'max-lg:hidden',
              )}
            >
              {category.tags.some(isMenuTag) ? (
                <Disclosure label={t('nav.tagsOf', { name })} link={own}>
                  {(close) => <CategoryPanel category={category} onClose={close} />}
                </Disclosure>
              ) : (
                own
              )}
            </li>
          );
        })}
        {room.md < count && (
          <li className={cx(room.lg === count ? 'lg:hidden' : room.xl === count && 'xl:hidden')}>
            <Disclosure label={t('nav.more')}>
              {(close) => <MorePanel categories={categories} room={room} onClose={close} />}
            </Disclosure>
          </li>
        )}
      </ul>
    </nav>
  );
};
