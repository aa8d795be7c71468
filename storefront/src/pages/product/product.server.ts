import { checkOptions, shownPrice } from '@shop/shop-rules';
import { productQueries } from '@/features/product/product.queries';
import { reviewQueries } from '@/features/reviews/reviews.queries';
import { withOptions } from '@/shared/options/with-options';
import { rowIdOf, type ServerPage } from '@/shared/rendering/server-page';
import { pictureOf } from '../parts/product-list.server';
import { productFacts } from './product-facts.server';

export const serverPage: ServerPage = {
  accepts: (params) => rowIdOf(params) !== undefined,
  hasOptions: true,
  load: async ({ client, params, locale, shop, categories, rows, href, imageUrl }) => {
    const id = Number(params['id']);
    const found = await client.fetchQuery(productQueries.one(id));
    if (!found) return { status: (await rows.isDeleted(id)) ? 410 : 404 };
    const reviews = await client.fetchQuery(reviewQueries.of(id));
    // A single variant has its own price.
    const product = withOptions(found.product, checkOptions({}, found.product));
    const pick = (text: string, arabic: string | null) => (locale === 'ar' && arabic) || text;
    const category = categories.find((row) => row.id === product.category_id);
    return {
      image: pictureOf(product.images),
      sale: { amount: shownPrice(product).amount, isAvailable: product.stock > 0 },
      facts: [
        productFacts(product, reviews, {
          locale,
          name: pick(product.name, product.nameAr),
          description: pick(product.description, product.descriptionAr),
          url: href(`/product/${id}`),
          returnDays: shop.returnDays,
          fees: { dubai: shop.deliveryFeeDubai, other: shop.deliveryFeeOther },
          freeFrom: shop.freeShippingFrom,
          imageUrl,
        }),
      ],
      trail: category
        ? [{ name: pick(category.name, category.nameAr), path: `/category/${category.id}` }]
        : [],
    };
  },
  sitemapFiles: {
    name: 'products',
    ranges: (rows) => rows.productRanges(),
    entries: async (range, rows) =>
      (await rows.products(range)).map(({ id, day }) => ({ path: `/product/${id}`, day })),
  },
};
