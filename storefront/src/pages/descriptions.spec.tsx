import { waitFor } from '@testing-library/react';
import { makeCategory } from '@shop/testing';
import type { Locale } from '@/shared/i18n/locale';
import { renderShop, resetShop, shopApi, shownPage } from '@/testing/render-shop';

const description = () =>
  document.querySelector('meta[name="description"]')?.getAttribute('content');

beforeEach(() => {
  resetShop();
  shopApi()
    .on('GET /categories/all', [
      makeCategory({ shortInfo: '', shortInfoAr: '' }),
      makeCategory({ id: 3, shortInfo: 'Wood\n and resin.' }),
    ])
    .on('GET /pages/{page}', ({ query }) =>
      shownPage({
        description:
          query.get('locale') === 'ar' ? 'كيفية الإرجاع إلى {shop}.' : 'Refunds of {shop}.',
      }),
    )
    .on('GET /products/group/{group}', { products: [], total: 0, page: 1, limit: 10 });
});

it.each<[string, Locale, string]>([
  ['/refund-policy', 'en', 'Refunds of Liwan.'],
  ['/return-policy', 'ar', 'كيفية الإرجاع إلى ليوان.'],
  [
    '/become-a-seller',
    'en',
    'Sell your products on Liwan to shoppers across the United Arab Emirates.',
  ],
  ['/category/2', 'en', 'Shop Perfumes at Liwan.'],
  ['/category/3', 'en', 'Wood and resin.'],
  ['/group/women', 'en', 'Fashion, perfumes and accessories: Women.'],
  [
    '/wishlist',
    'en',
    'Fashion, perfumes, watches, jewelry and accessories, delivered across the United Arab Emirates.',
  ],
  [
    '/wishlist',
    'ar',
    'أزياء وعطور وساعات ومجوهرات وإكسسوارات تصل إلى جميع أنحاء الإمارات العربية المتحدة.',
  ],
])('%s in %s has its description, or that of the shop', async (path, locale, text) => {
  renderShop(path, locale);
  await waitFor(() => expect(description()).toBe(text));
});
