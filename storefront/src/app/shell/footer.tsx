import { FOOTER_BRANDS } from '@shop/shop-rules';
import { StarPattern } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { chatUrl, CONTACT_EMAIL, CONTACT_PHONE } from '@/shared/contact';
import { paths } from '@/shared/paths';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';
import { Socials } from './socials';
import { Wordmark } from './wordmark';

const link = 'inline-flex min-h-9 items-center underline-offset-4 hover:underline';

const BrandStrip = () => {
  const { t } = useText();
  const { data = [] } = useQuery(catalogueQueries.brands());
  const brands = FOOTER_BRANDS.flatMap((id) => data.filter((brand) => brand.id === id));
  if (brands.length === 0) return null;
  return (
    <section aria-label={t('footer.brands')} className="border-b border-line">
      <ul className="wrap-wide flex flex-wrap items-center justify-around gap-x-8 gap-y-4 py-8">
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link
              to={paths.brand(brand.id)}
              className="flex items-center gap-3 opacity-80 transition-opacity hover:opacity-100"
            >
              <Picture
                image={brand.icon}
                alt=""
                sizes="48px"
                max={160}
                className="size-10 rounded-full"
              />
              <bdi className="display text-h3">{brand.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const Footer = () => {
  const { t } = useText();
  return (
    <footer className="mt-12 border-t border-line md:mt-20">
      <BrandStrip />
      <div className="wrap-wide grid gap-10 py-12 text-small sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <Wordmark className="h-9 w-auto" />
          <p className="mt-4 max-w-[38ch] text-muted">{t('footer.about')}</p>
          <Socials className="mt-5 -ms-3 flex" />
        </div>
        <nav aria-label={t('footer.shop')}>
          <h2 className="eyebrow mb-3">{t('footer.shop')}</h2>
          <ul>
            {(['women', 'man', 'unisex', 'kids'] as const).map((group) => (
              <li key={group}>
                <Link to={paths.group(group)} className={link}>
                  {t(group === 'man' ? 'group.men' : `group.${group}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('footer.help')}>
          <h2 className="eyebrow mb-3">{t('footer.help')}</h2>
          <ul>
            {(
              [
                [paths.about, 'nav.aboutUs'],
                [paths.returns, 'nav.returns'],
                [paths.refund, 'nav.refund'],
                [paths.terms, 'nav.terms'],
                [paths.privacy, 'nav.privacy'],
                [paths.becomeSeller, 'nav.seller'],
              ] as const
            ).map(([to, text]) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="eyebrow mb-3">{t('footer.contact')}</h2>
          <ul>
            <li>
              <a href={chatUrl()} target="_blank" rel="noopener" className={link}>
                {t('nav.chat')}
              </a>
            </li>
            <li>
              <a href={`tel:${CONTACT_PHONE.replaceAll(' ', '')}`} dir="ltr" className={link}>
                {CONTACT_PHONE}
              </a>
            </li>
            <li>
              <a href={`mailto:${CONTACT_EMAIL}`} dir="ltr" className={link}>
                {CONTACT_EMAIL}
              </a>
            </li>
          </ul>
          <h2 className="eyebrow mt-5 mb-2">{t('footer.location')}</h2>
          <address className="text-muted not-italic">{t('footer.address')}</address>
          <p className="mt-1 text-muted">{t('hours')}</p>
        </div>
      </div>
      <div className="relative h-14 overflow-hidden text-brass/35">
        <StarPattern id="footer-pattern" className="absolute inset-0" />
      </div>
    </footer>
  );
};
