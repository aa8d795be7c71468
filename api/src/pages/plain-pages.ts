import { type Locale, localized, ownDescription, pageDescription } from '@shop/shop-rules';
import { html } from './html.js';
import type { PlainPath } from './page-address.js';
import type { PageContent } from './page-content.js';
import { PAGE_WORDS } from './page-words.js';

/** A page whose contents are texts of the storefront, or belong to one person. */
export const plainPage = (
  name: Exclude<PlainPath, '/'> | 'payment-success' | 'order',
  locale: Locale,
): PageContent => {
  const words = PAGE_WORDS[locale];
  const title = words.titles[name];
  const lead = ownDescription(name, locale);
  return {
    status: 200,
    title,
    description: pageDescription(name, locale),
    facts: [],
    main: html`<div class="wrap py-10 md:py-20">
      <h1 class="display text-h1">${title}</h1>
      ${lead && html`<p class="mt-6 max-w-[68ch]">${lead}</p>`}
    </div>`,
    reads: [],
  };
};

/** What the storefront says about an address it has nothing for. */
export const missingPage = (status: 404 | 410, locale: Locale): PageContent => {
  const words = PAGE_WORDS[locale];
  return {
    status,
    title: words.unknown,
    description: words.unknownHint,
    facts: [],
    main: html`<div class="wrap py-16 md:py-24">
      <h1 class="display text-h1">${words.unknown}</h1>
      <p class="mt-5 text-muted">${words.unknownHint}</p>
      <p class="mt-5"><a href="${localized('/', locale)}">${words.goHome}</a></p>
    </div>`,
    reads: [],
  };
};
