import {
  formatDate,
  pageDescription,
  POLICIES,
  policyFacts,
  proseOf,
  type Locale,
  type PolicyName,
} from '@shop/shop-rules';
import { html, type Html } from './html.js';
import type { PageContent } from './page-content.js';
import { PAGE_WORDS } from './page-words.js';
import type { Say } from './storefront-texts.js';

/** The pages of words, by their path. */
const POLICY_AT = {
  '/about': 'about',
  '/privacy-policy': 'privacy',
  '/refund-policy': 'refund',
  '/return-policy': 'returns',
  '/terms-and-conditions': 'terms',
} as const satisfies Record<string, PolicyName>;
export type PolicyPath = keyof typeof POLICY_AT;

export const isPolicy = (path: string): path is PolicyPath => Object.hasOwn(POLICY_AT, path);

const prose = (text: string): Html => {
  const blocks = proseOf(text).map((block) =>
    typeof block === 'string'
      ? html`<p>${block}</p>`
      : html`<ul class="flex list-disc flex-col gap-2 ps-5 marker:text-brass">
          ${block.map((line) => html`<li>${line}</li>`)}
        </ul>`,
  );
  return html`<div class="flex flex-col gap-4">${blocks}</div>`;
};

/** All words of a policy or of the page about the shop, where the storefront will show them. */
export const policyPage = (path: PolicyPath, locale: Locale, say: Say): PageContent => {
  const name = POLICY_AT[path];
  const { updated, sections } = POLICIES[name];
  const facts = policyFacts(locale, say('hours.plain') ?? '');
  const title = PAGE_WORDS[locale].titles[path];
  const description = pageDescription(path, locale);
  const date = updated && say('policy.updated', { date: formatDate(updated, locale) });
  const parts = sections.map(
    (section) =>
      html`<section id="${section}" class="mt-10">
        <h2 class="display mb-3 text-h2">${say(`${name}.${section}.title`, facts) ?? ''}</h2>
        ${prose(say(`${name}.${section}.text`, facts) ?? '')}
      </section>`,
  );
  return {
    status: 200,
    title,
    description,
    facts: [],
    main: html`<div class="wrap py-10 md:py-16">
      <div
        class="mx-auto max-w-[68ch] gap-16 xl:grid xl:max-w-none xl:grid-cols-[15rem_minmax(0,68ch)] xl:justify-center"
      >
        <div></div>
        <article data-long-text>
          <h1 class="display text-h1">${title}</h1>
          ${date && html`<p class="mt-2 text-small text-muted">${date}</p>`}
          <p class="mt-5 text-h3 text-muted">${say(`${name}.lead`, facts) ?? description}</p>
          ${name === 'about' && html`<div class="mt-8 aspect-5/2"></div>`} ${parts}
        </article>
      </div>
    </div>`,
    reads: [],
  };
};
