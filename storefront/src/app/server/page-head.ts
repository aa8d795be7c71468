import { CURRENCY, localized, toAedText, toFils } from '@shop/shop-rules';
import type { PageHead } from '@/shared/rendering/page-head-context';
import type { PageFacts } from '@/shared/rendering/server-page';
import { html, jsonBlock, type Html } from './html';
import type { PageAddress } from './page-address';

interface HeadSetting {
  /** The shop's name in the language of the page. */
  shop: string;
  shopUrl: string;
  imageUrl: (image: string) => string;
  /** Whether search engines should index the page. */
  isListed: boolean;
}

/**
 * Metadata for search engines and other sites. The browser replaces the elements with `data-head` and removes the
 * rest on navigation.
 */
export const headOf = (
  address: PageAddress,
  content: PageFacts,
  { title = '', description = '' }: PageHead,
  { shop, shopUrl, imageUrl, isListed }: HeadSetting,
): Html => {
  const { locale, path } = address;
  const url = shopUrl + localized(path, locale);
  const [en, ar] = [shopUrl + localized(path, 'en'), shopUrl + localized(path, 'ar')];
  const links = isListed
    ? html`<link rel="canonical" href="${url}" data-head />
        <link rel="alternate" hreflang="en-AE" href="${en}" data-head />
        <link rel="alternate" hreflang="ar-AE" href="${ar}" data-head />
        <link rel="alternate" hreflang="x-default" href="${en}" data-head />`
    : html`<meta name="robots" content="noindex" data-head />`;
  return html`<title data-head>${title}</title>
    <meta name="description" content="${description}" data-head />
    ${links}
    ${isListed && shared(url, { title, description }, content, { shop, imageUrl }, address)}`;
};

const shared = (
  url: string,
  { title, description }: { title: string; description: string },
  { image, sale, facts = [] }: PageFacts,
  { shop, imageUrl }: Pick<HeadSetting, 'shop' | 'imageUrl'>,
  { locale }: PageAddress,
): Html => {
  const [here, there] = locale === 'en' ? ['en_AE', 'ar_AE'] : ['ar_AE', 'en_AE'];
  const tags: [string, string][] = [
    ['og:type', sale ? 'product' : 'website'],
    ['og:site_name', shop],
    ['og:locale', here ?? ''],
    ['og:locale:alternate', there ?? ''],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
  ];
  if (image) tags.push(['og:image', imageUrl(image)]);
  if (sale)
    tags.push(
      ['product:price:amount', toAedText(toFils(sale.amount))],
      ['product:price:currency', CURRENCY],
      ['product:availability', sale.isAvailable ? 'in stock' : 'out of stock'],
    );
  const meta = tags.map(
    ([name, value]) => html`<meta property="${name}" content="${value}" data-head="first" />`,
  );
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': facts });
  return html`${meta}
    <meta
      name="twitter:card"
      content="${image ? 'summary_large_image' : 'summary'}"
      data-head="first"
    />
    ${
      facts.length > 0 &&
      html`<script type="application/ld+json" data-head="first">
        ${jsonBlock(data)}
      </script>`
    }`;
};
