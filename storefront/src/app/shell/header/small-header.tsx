import { useQuery } from '@tanstack/react-query';
import { NavLink } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { Disclosure } from '@/shared/layout/disclosure';
import { layoutQuery } from '@/shared/api/layout';
import { useShopName } from '@/shared/api/settings';
import { CachedFragment } from '@/shared/rendering/cached-fragment';
import { useText } from '@/shared/i18n/text';
import { LanguageSwitch } from '../language-switch';
import { PartnersMenu } from '../menu/partners-menu';
import { shellQueries } from '../shell.queries';

const item =
  'inline-flex min-h-9 min-w-6 shrink-0 items-center justify-center whitespace-nowrap underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline';
const entry =
  'flex min-h-11 items-center text-small whitespace-nowrap hover:underline aria-[current=page]:font-semibold';

/** Thin line above the header: groups, pages, partners, small links, language. */
export const SmallHeader = () => {
  const { t } = useText();
  const shop = useShopName();
  const { data: layout } = useQuery(layoutQuery);
  const { data: partners } = useQuery(shellQueries.partners());
  return (
    <div className="hidden-until-parsed relative border-b border-line max-md:hidden">
      <div className="wrap-wide flex items-center justify-between gap-3 text-mini lg:gap-6">
        <CachedFragment name="groups" of={[layout?.groups, partners]} hasCurrent>
          {() => (
            <nav aria-label={t('nav.groups')} className="flex items-center gap-3 lg:gap-5">
              {layout?.groups.map((group) => (
                <NavLink key={group} to={paths.group(group)} className={item}>
                  {t(group === 'man' ? 'group.men' : `group.${group}`)}
                </NavLink>
              ))}
              <Disclosure label={t('nav.pages')} className="[&>button]:min-h-9">
                {(close) => (
                  <ul className="wrap-wide flex gap-5 py-3">
                    {(
                      [
                        [paths.home, 'nav.home'],
                        [paths.about, 'nav.aboutUs'],
                        [paths.wishlist, 'nav.wishList'],
                        [paths.returns, 'nav.returns'],
                        [paths.refund, 'nav.refund'],
                      ] as const
                    ).map(([to, text]) => (
                      <li key={to}>
                        <NavLink to={to} onClick={close} className={entry}>
                          {t(text)}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                )}
              </Disclosure>
              <PartnersMenu />
            </nav>
          )}
        </CachedFragment>
        <nav aria-label={t('nav.topBar')} className="flex items-center gap-3 lg:gap-5">
          <NavLink to={paths.becomeSeller} className={item}>
            {t('nav.seller', { shop })}
          </NavLink>
          <NavLink to={paths.terms} className={item}>
            {t('nav.terms')}
          </NavLink>
          <NavLink to={paths.privacy} className={item}>
            {t('nav.privacy')}
          </NavLink>
          <LanguageSwitch className={`${item} font-semibold`} />
        </nav>
      </div>
    </div>
  );
};
