import { StarPattern } from '@shop/ui';
import type { ReactNode } from 'react';
import { Link } from '@/shared/routing/link';
import { ChatLink } from '@/shared/api/contact';
import { paths } from '@/shared/routing/paths';
import { CachedFragment } from '@/shared/rendering/cached-fragment';
import { PaymentMarks } from '@/shared/orders/payment-marks';
import { usePlace, useSettings } from '@/shared/api/settings';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { BrandStrip } from '../header/brand-strip';
import { LanguageSwitch } from '../language-switch';
import { Socials } from './socials';
import { ThemeSwitch } from '../theme-switch';
import { Wordmark } from '../header/wordmark';

const link =
  'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline md:min-h-9';

const LinkList = ({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [string, string])[];
}) => {
  const { t } = useText();
  const shop = useShopName();
  return (
    <nav aria-label={title}>
      <h2 className="eyebrow mb-1 md:mb-2">{title}</h2>
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to} className={link}>
              {t(text, { shop })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="eyebrow mb-2">{title}</h2>
    {children}
  </div>
);

const Contact = () => {
  const { t } = useText();
  const { contactPhone, contactEmail, whatsapp } = useSettings();
  const hasContact = !!(whatsapp || contactPhone || contactEmail);
  const { address, hours } = usePlace();
  return (
    <div className="col-span-2 grid grid-cols-2 gap-x-6 gap-y-5 lg:col-span-1 lg:grid-cols-1">
      {hasContact && (
        <div>
          <h2 className="eyebrow mb-1 md:mb-2">{t('footer.contact')}</h2>
          <ul>
            <li>
              <ChatLink className={link}>{t('nav.chat')}</ChatLink>
            </li>
            {contactPhone && (
              <li>
                <a href={`tel:${contactPhone.replaceAll(' ', '')}`} dir="ltr" className={link}>
                  {contactPhone}
                </a>
              </li>
            )}
            {contactEmail && (
              <li>
                <a href={`mailto:${contactEmail}`} dir="ltr" className={link}>
                  {contactEmail}
                </a>
              </li>
            )}
          </ul>
        </div>
      )}
      <div className="flex flex-col gap-5">
        {address && (
          <Fact title={t('footer.location')}>
            <address className="text-muted not-italic">{address}</address>
          </Fact>
        )}
        {hours && (
          <Fact title={t('footer.hours')}>
            <p className="text-muted">{hours}</p>
          </Fact>
        )}
      </div>
    </div>
  );
};

/** What the shop is, links and contact. */
const Columns = () => {
  const { t } = useText();
  return (
    <div className="wrap-wide grid grid-cols-2 gap-x-6 gap-y-6 py-8 text-small lg:grid-cols-[2fr_1fr_1fr_1.4fr]">
      <div className="col-span-2 lg:col-span-1">
        <Wordmark className="h-8 w-auto" />
        <p className="mt-3 max-w-[60ch] text-muted lg:max-w-[38ch]">{t('footer.about')}</p>
        <Socials className="mt-2 -ms-3 flex xl:hidden" />
      </div>
      <LinkList
        title={t('footer.shop')}
        links={[
          [paths.group('women'), 'group.women'],
          [paths.group('man'), 'group.men'],
          [paths.group('unisex'), 'group.unisex'],
          [paths.group('kids'), 'group.kids'],
          [paths.wishlist, 'nav.wishList'],
        ]}
      />
      <LinkList
        title={t('footer.help')}
        links={[
          [paths.about, 'nav.aboutUs'],
          [paths.returns, 'nav.returns'],
          [paths.refund, 'nav.refund'],
          [paths.terms, 'nav.terms'],
          [paths.privacy, 'nav.privacy'],
          [paths.becomeSeller, 'nav.seller'],
        ]}
      />
      <Contact />
    </div>
  );
};

/** Footer: brands, links, contact, payment methods, language and theme. */
export const Footer = () => {
  const { t } = useText();
  const shop = useShopName();
  const { codEnabled } = useSettings();
  return (
    <footer className="mt-8 border-t border-line">
      <BrandStrip />
      <CachedFragment name="footer">{() => <Columns />}</CachedFragment>
      <div className="border-t border-line">
        <div className="wrap-wide flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
          <CachedFragment name="payment-marks">
            {() => <PaymentMarks cash={codEnabled} />}
          </CachedFragment>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <LanguageSwitch className="inline-flex min-h-11 items-center px-2 text-small font-semibold underline-offset-4 hover:underline" />
            <ThemeSwitch />
          </div>
        </div>
        <p className="wrap-wide pb-4 text-mini text-muted">
          {t('footer.rights', { shop, year: String(new Date().getFullYear()) })}
        </p>
      </div>
      <div className="relative h-14 overflow-hidden text-brass/35 max-md:hidden">
        <StarPattern id="footer-pattern" className="absolute inset-0" />
      </div>
    </footer>
  );
};
