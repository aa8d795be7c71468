import { isMenuTag, jsonList, localized, SHOP_NAME } from '@shop/shop-rules';
import type { CategoryDto } from '../modules/categories/category.dto.js';
import { html, type Html } from './html.js';
import type { PageAddress } from './page-address.js';
import { PAGE_WORDS, pick } from './page-words.js';

const MORE = [
  '/about',
  '/become-a-seller',
  '/return-policy',
  '/refund-policy',
  '/terms-and-conditions',
  '/privacy-policy',
] as const;

const SMALL = ['/become-a-seller', '/terms-and-conditions', '/privacy-policy'] as const;

/**
 * Header and footer around a page until the program of the storefront brings its own: as high as those, so that
 * nothing moves, with the links that lead to every list of the shop.
 */
export const framed = (main: Html, categories: CategoryDto[], address: PageAddress): Html => {
  const { locale, path } = address;
  const words = PAGE_WORDS[locale];
  const to = (target: string): string => localized(target, locale);
  const groups = (['women', 'man', 'unisex', 'kids'] as const).map(
    (group) =>
      html`<a href="${to(`/group/${group}`)}" class="inline-flex min-h-9 items-center"
        >${words.groups[group]}</a
      >`,
  );
  const small = SMALL.map(
    (target) =>
      html`<a href="${to(target)}" class="inline-flex min-h-9 items-center"
        >${words.titles[target]}</a
      >`,
  );
  const item = 'inline-flex min-h-11 items-center whitespace-nowrap';
  const lists = categories.map(({ id, name, nameAr, tags }) => {
    // The storefront's entry has a button behind its name when there is a menu below it.
    const hasMenu = jsonList(tags).some(isMenuTag);
    return html`<li class="${hasMenu && 'pe-6'}">
      <a href="${to(`/category/${id}`)}" class="${item}">${pick(locale, name, nameAr)}</a>
    </li>`;
  });
  const more = MORE.map(
    (target) => html`<li><a href="${to(target)}">${words.titles[target]}</a></li>`,
  );
  const other = locale === 'en' ? 'ar' : 'en';
  return html`<div class="bg-accent text-on-accent"><div class="min-h-9"></div></div>
    <div class="hidden border-b border-line md:block">
      <div class="wrap-wide flex items-center justify-between gap-6 text-mini">
        <div class="flex items-center gap-5">${groups}</div>
        <div class="flex items-center gap-5">${small}</div>
      </div>
    </div>
    <header class="sticky top-0 z-30 border-b border-line bg-paper/95">
      <div class="wrap-wide flex h-16 items-center md:h-18">
        <a href="${to('/')}" class="display text-h2">${pick(locale, SHOP_NAME, words.shop)}</a>
      </div>
      <nav class="hidden border-t border-line xl:block">
        <ul class="wrap-wide flex flex-wrap items-center justify-between gap-x-3 text-small">
          <li><a href="${to('/')}" class="${item}">${words.home}</a></li>
          <li><a href="${to('/about')}" class="${item}">${words.aboutShort}</a></li>
          ${lists}
        </ul>
      </nav>
    </header>
    <main class="min-h-[60dvh]">${main}</main>
    <footer class="mt-12 border-t border-line md:mt-20">
      <ul class="wrap-wide flex flex-wrap gap-6 py-12 text-small">
        ${more}
        <li>
          <a href="${localized(path, other)}" lang="${other}">${words.otherLanguage}</a>
        </li>
      </ul>
    </footer>
    <p
      role="status"
      class="fixed inset-x-0 bottom-16 z-40 mx-auto hidden w-fit border border-line bg-paper px-4 py-2 [[data-late]_&]:block"
    >
      ${words.loading}
    </p>`;
};
