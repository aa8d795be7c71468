import { canonicalPath } from '@shop/shop-rules';
import { use, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHeadContext, type PageHead } from '@/shared/rendering/page-head-context';
import { repeatEarlyTaps } from '@/shared/rendering/early-taps';
import { useShopName } from '@/shared/api/settings';
import { localized } from '@/shared/i18n/locale';
import { isServedUnlisted, SHOP_ORIGIN, removeDuplicateHead } from '@/shared/rendering/served-head';
import { useText } from '@/shared/i18n/text';
import { UnlistedContext } from '@/shared/rendering/unlisted';

/** Canonical and alternate addresses of the page. */
const AlternateLinks = ({ path }: { path: string }) => {
  const { locale } = useText();
  const [en, ar] = [SHOP_ORIGIN + localized(path, 'en'), SHOP_ORIGIN + localized(path, 'ar')];
  return (
    <>
      <link rel="canonical" href={locale === 'ar' ? ar : en} />
      <link rel="alternate" hrefLang="en-AE" href={en} />
      <link rel="alternate" hrefLang="ar-AE" href={ar} />
      <link rel="alternate" hrefLang="x-default" href={en} />
    </>
  );
};

/** A page with its title and metadata. */
export const Page = ({
  title,
  description,
  missing = false,
  className,
  children,
}: {
  title: string;
  /** Meta description; by default that of the shop. */
  description?: string;
  /** A page that does not exist. */
  missing?: boolean;
  className?: string;
  children: ReactNode;
}) => {
  const { t } = useText();
  const path = canonicalPath(useLocation().pathname);
  const unlisted = use(UnlistedContext);
  const shop = useShopName();
  useLayoutEffect(() => removeDuplicateHead(path), [path]);
  // After the rendering with what only the browser knows, such as the session.
  useEffect(() => void setTimeout(repeatEarlyTaps), []);
  const about: Required<PageHead> = {
    name: title,
    title: title === shop ? `${shop} · ${t('shop.tagline')}` : `${title} · ${shop}`,
    description: missing ? t('notFound.text') : (description ?? t('shop.description')),
  };
  const serverHead = use(PageHeadContext);
  if (serverHead) Object.assign(serverHead, about);
  return (
    // The same number of children on server and client, because React derives ids from positions.
    <>
      {!serverHead && <title>{about.title}</title>}
      {!serverHead && <meta name="description" content={about.description} />}
      {!serverHead &&
        (missing || unlisted || isServedUnlisted(path) ? (
          <meta name="robots" content="noindex" />
        ) : (
          <AlternateLinks path={path} />
        ))}
      <div className={className}>{children}</div>
    </>
  );
};
