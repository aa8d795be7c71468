import {
  CONTACT_EMAIL,
  CONTACT_PHONE,
  type Locale,
  localized,
  NEW_COLLECTIONS_PAGE,
  pageDescription,
} from '@shop/shop-rules';
import type { BannerDto } from '../modules/banners/banner.dto.js';
import type { CategoryDto } from '../modules/categories/category.dto.js';
import { html, type Html } from './html.js';
import type { PageContent, PageSetting } from './page-content.js';
import { picture, productGrid } from './page-parts.js';
import type { PageReads } from './page-reads.js';
import { PAGE_WORDS, pick } from './page-words.js';

/** Measures and classes are those of the storefront's hero, which takes this one's place. */
const slide = (banner: BannerDto, isFirst: boolean, locale: Locale): Html => {
  const image = picture(banner.imageUrl, {
    sizes: '100vw',
    max: 1600,
    first: isFirst,
    className:
      'mirror aspect-5/4 w-full object-[72%_center] md:absolute md:inset-0 md:-z-10 md:aspect-auto md:h-full',
  });
  const title = pick(locale, banner.title, banner.titleAr);
  const heading = 'display max-w-[7.5em] text-display';
  const href = banner.path.startsWith('/') ? localized(banner.path, locale) : banner.path;
  return html`<div class="min-w-0 flex-[0_0_100%]">
    <div
      class="relative isolate flex h-full flex-col overflow-hidden bg-[#f2ece2] md:aspect-video md:justify-end xl:aspect-16/7"
    >
      ${image}
      <div class="light-veil absolute inset-0 -z-10 max-md:hidden"></div>
      <div class="wrap flex flex-col items-start gap-3 pt-5 pb-22 text-night md:gap-4 md:pb-28">
        <p class="eyebrow text-[#6a4e1f]">${pick(locale, banner.tagline, banner.taglineAr)}</p>
        ${
          isFirst
            ? html`<h1 class="${heading}">${title}</h1>`
            : html`<h2 class="${heading}">${title}</h2>`
        }
        <p class="max-w-[44ch] md:text-[1.125rem]">${pick(locale, banner.about, banner.aboutAr)}</p>
        <a
          href="${href}"
          class="mt-2 inline-flex min-h-13 items-center rounded-control bg-night px-7 font-semibold text-white"
          >${PAGE_WORDS[locale].shopNow}</a
        >
      </div>
    </div>
  </div>`;
};

const facts = (shop: string, { href, locale }: PageSetting): object[] => [
  {
    '@type': 'Organization',
    '@id': `${href('/')}#shop`,
    name: shop,
    url: href('/'),
    logo: new URL('/apple-touch-icon.png', href('/')).href,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: CONTACT_PHONE,
      email: CONTACT_EMAIL,
      areaServed: 'AE',
      availableLanguage: ['en', 'ar'],
    },
  },
  { '@type': 'WebSite', name: shop, url: href('/'), inLanguage: locale },
];

export const homePage = async (
  reads: PageReads,
  categories: CategoryDto[],
  setting: PageSetting,
): Promise<PageContent> => {
  const { locale } = setting;
  const words = PAGE_WORDS[locale];
  const list = reads.list({ sort: 'newest' }, NEW_COLLECTIONS_PAGE);
  const [banners, ads, newest] = await Promise.all([reads.banners(), reads.ads(), list]);
  const [first] = banners.value;
  const slides = banners.value.map((banner, index) => slide(banner, index === 0, locale));
  const names = categories.map(
    ({ id, name, nameAr }) =>
      html`<li>
        <a href="${localized(`/category/${id}`, locale)}">${pick(locale, name, nameAr)}</a>
      </li>`,
  );
  return {
    status: 200,
    title: '',
    description: pageDescription('/', locale),
    image: first?.imageUrl ?? undefined,
    facts: facts(words.shop, setting),
    main: html`${
        first
          ? html`<section class="relative">
              <div class="overflow-hidden"><div class="flex">${slides}</div></div>
            </section>`
          : html`<h1 class="wrap display text-h1">${words.shop}</h1>`
      }
      <section class="wrap-wide py-10 md:py-16">
        <h2 class="display mb-6 text-h2 md:mb-8">${words.categories}</h2>
        <ul class="flex flex-wrap gap-4">
          ${names}
        </ul>
      </section>
      <section class="wrap-wide pb-10 md:pb-16">
        <h2 class="display mb-6 text-h2 md:mb-8">${words.newest}</h2>
        ${productGrid(newest.value.products, locale)}
      </section>`,
    reads: [banners, ads, newest],
  };
};
