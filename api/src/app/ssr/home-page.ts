import { NEW_COLLECTIONS_PAGE, SHOP_NAME, SHOP_NAME_AR } from '@shop/shop-rules';
import { pick, type PageContent, type PageSetting } from './page-content.js';
import type { PageReads } from './page-data.js';

const facts = ({ href, locale, shop }: PageSetting): object[] => {
  const name = pick(locale, SHOP_NAME, SHOP_NAME_AR);
  return [
    {
      '@type': 'Organization',
      '@id': `${href('/')}#shop`,
      name,
      url: href('/'),
      logo: new URL('/apple-touch-icon.png', href('/')).href,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: shop.contactPhone,
        email: shop.contactEmail,
        areaServed: 'AE',
        availableLanguage: ['en', 'ar'],
      },
    },
    { '@type': 'WebSite', name, url: href('/'), inLanguage: locale },
  ];
};

export const homePage = async (reads: PageReads, setting: PageSetting): Promise<PageContent> => {
  const list = reads.list({ sort: 'newest' }, NEW_COLLECTIONS_PAGE);
  const [banners, ads, newest] = await Promise.all([reads.banners(), reads.ads(), list]);
  return {
    status: 200,
    image: banners.value[0]?.imageUrl,
    facts: facts(setting),
    reads: [banners, ads, newest],
  };
};
