import {
  mediaUrl,
  NEW_COLLECTIONS_PAGE,
  SOCIAL_NETWORKS,
  type HomeSection,
} from '@shop/shop-rules';
import { homeQueries } from '@/features/home/home.queries';
import type { PageRequest, ServerPage } from '@/shared/rendering/server-page';

const factsOf = ({ href, locale, shop }: PageRequest): object[] => {
  const name = shop.name[locale];
  const address = (locale === 'ar' && shop.address.ar) || shop.address.en;
  const { contactPhone: telephone, contactEmail: email } = shop;
  const { logo, icons } = shop.look;
  const picture = logo?.file ?? icons?.large;
  const profiles = SOCIAL_NETWORKS.map((network) => shop.socials[network]).filter(Boolean);
  return [
    {
      '@type': 'Organization',
      '@id': `${href('/')}#shop`,
      name,
      url: href('/'),
      ...(address && { address }),
      ...(profiles.length > 0 && { sameAs: profiles }),
      logo: new URL(picture ? mediaUrl(picture) : '/apple-touch-icon.png', href('/')).href,
      ...((telephone || email) && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          ...(telephone && { telephone }),
          ...(email && { email }),
          areaServed: 'AE',
          availableLanguage: ['en', 'ar'],
        },
      }),
    },
    { '@type': 'WebSite', name, url: href('/'), inLanguage: locale },
  ];
};

export const serverPage: ServerPage = {
  load: async (request) => {
    const { client, layout } = request;
    const has = (section: HomeSection) => layout.sections.includes(section);
    const [banners] = await Promise.all([
      has('hero') ? client.fetchQuery(homeQueries.banners()) : [],
      has('ads') && client.fetchQuery(homeQueries.mainAds()),
      has('new') && client.fetchQuery(homeQueries.newest(1, NEW_COLLECTIONS_PAGE)),
    ]);
    return { image: banners[0]?.imageUrl, facts: factsOf(request) };
  },
};
