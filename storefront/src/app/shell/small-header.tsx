import { GROUPS } from '@shop/shop-rules';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { Disclosure } from '@/shared/disclosure';
import { useText } from '@/shared/text';
import { LanguageSwitch } from './language-switch';
import { PartnersMenu } from './partners-menu';

const item = 'inline-flex min-h-9 items-center hover:underline underline-offset-4';
const entry = 'flex min-h-10 items-center px-3 text-small whitespace-nowrap hover:bg-sand';

/** The header's own shape of the address for the group of men. */
const groupWord = (group: string) => (group === 'man' ? 'men' : group);

/** Thin line above the header: groups, pages, partners, small links, language. */
export const SmallHeader = () => {
  const { t } = useText();
  return (
    <div className="hidden border-b border-line md:block">
      <div className="wrap-wide flex items-center justify-between gap-6 text-mini">
        <nav aria-label={t('nav.groups')} className="flex items-center gap-5">
          {['women', 'man', 'unisex', 'kids'].map((group) => (
            <Link
              key={group}
              to={paths.group(GROUPS.find((known) => known === group) ?? group)}
              className={item}
            >
              {t(`group.${groupWord(group)}`)}
            </Link>
          ))}
          <Disclosure label={t('nav.pages')} className="[&>button]:min-h-9">
            {(close) => (
              <ul>
                {(
                  [
                    [paths.home, 'nav.home'],
                    [paths.about, 'nav.aboutUs'],
                    [paths.wishlist, 'nav.wishList'],
                  ] as const
                ).map(([to, text]) => (
                  <li key={to}>
                    <Link to={to} onClick={close} className={entry}>
                      {t(text)}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Disclosure>
          <PartnersMenu />
        </nav>
        <nav aria-label={t('nav.small')} className="flex items-center gap-5">
          <Link to={paths.becomeSeller} className={item}>
            {t('nav.seller')}
          </Link>
          <Link to={paths.terms} className={item}>
            {t('nav.terms')}
          </Link>
          <Link to={paths.privacy} className={item}>
            {t('nav.privacy')}
          </Link>
          <LanguageSwitch className={`${item} font-semibold`} />
        </nav>
      </div>
    </div>
  );
};
