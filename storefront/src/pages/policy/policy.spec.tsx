import { POLICIES, RETURN_DAYS, type PolicyName } from '@shop/shop-rules';
import { cleanup, screen, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

beforeEach(() => {
  resetShop();
  shopApi();
});

const PAGES: [PolicyName, string, string, string][] = [
  ['about', '/about', 'About Us', 'من نحن'],
  ['privacy', '/privacy-policy', 'Privacy policy', 'سياسة الخصوصية'],
  ['refund', '/refund-policy', 'Refund policy', 'سياسة استرداد المبلغ'],
  ['terms', '/terms-and-conditions', 'Terms and conditions', 'الشروط والأحكام'],
  ['returns', '/return-policy', 'Returns', 'الإرجاع'],
];

/** The loaded texts of a policy page. */
const read = async (path: string): Promise<string> => {
  renderShop(path);
  const article = await screen.findByRole('article');
  await within(article).findAllByRole('heading', { level: 2 });
  return article.textContent;
};

it.each(PAGES)(
  'STAT-01 STAT-02 STAT-03 %s has its own text below every heading, in both languages',
  async (name, path, ...titles) => {
    for (const [index, locale] of (['en', 'ar'] as const).entries()) {
      cleanup();
      renderShop(path, locale);
      const article = within(await screen.findByRole('article'));
      const heading = titles[index] ?? '';
      expect(article.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
      const parts = await article.findAllByRole('heading', { level: 2 });
      expect(parts).toHaveLength(POLICIES[name].sections.length);
      for (const part of parts) {
        const words = part.parentElement?.textContent ?? '';
        expect(words.length).toBeGreaterThan(part.textContent.length + 20);
        // No text id or placeholder is left.
        expect(words).not.toMatch(/[{}]|\b[a-z]+\.[a-z]+\.(text|title)\b/);
        if (locale === 'ar') expect(words).toMatch(/[\u0600-\u06ff]{3}/);
      }
    }
  },
);

it('STAT-02 lists what is on the page, with an anchor each', async () => {
  await read('/privacy-policy');
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link');
  expect(links).toHaveLength(POLICIES.privacy.sections.length);
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
  }
});

it('STAT-05 STAT-06 terms, refund and return page name the same number of days', async () => {
  for (const path of ['/terms-and-conditions', '/refund-policy', '/return-policy']) {
    cleanup();
    const words = await read(path);
    const days = [...words.matchAll(/within (\d+) days/g)].map(([, number]) => Number(number));
    expect(days.length).toBeGreaterThan(0);
    expect(new Set(days)).toEqual(new Set([RETURN_DAYS]));
  }
});

it('STAT-07 refunds take up to 10 business days, delivery 1 to 3', async () => {
  expect(await read('/refund-policy')).toContain('within 10 business days');
  cleanup();
  expect(await read('/terms-and-conditions')).toContain(
    'within 1-3 business days in the United Arab Emirates',
  );
});

it.each(['/terms-and-conditions', '/refund-policy'])(
  'STAT-08 %s promises a 20 AED coupon for late delivery, and no free delivery',
  async (path) => {
    const words = await read(path);
    expect(words).toContain('a 20 AED coupon');
    expect(words).not.toMatch(/free (shipping|delivery)/i);
  },
);

it.each(['/about', '/terms-and-conditions'])('STAT-09 %s names the opening hours', async (path) => {
  expect(await read(path)).toContain('Every day, 9:00am-5:00pm, Saturday to Friday');
});
