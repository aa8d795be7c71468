import { unitPrice } from '@shop/shop-rules';
import { pictureOf } from './list-pages.js';
import { pick, type PageContent, type PageSetting } from './page-content.js';
import type { PageReads } from './page-data.js';
import { productFacts } from './product-facts.js';

export const productPage = async (
  reads: PageReads,
  id: number,
  setting: PageSetting & { imageUrl: (image: string) => string },
): Promise<PageContent> => {
  const { locale, shop } = setting;
  const answer = await reads.product(id);
  const reviews = await reads.reviews(id);
  const { product } = answer.value;
  const name = pick(locale, product.name, product.nameAr);
  const facts = productFacts(product, reviews.value.reviews, {
    name,
    description: pick(locale, product.description, product.descriptionAr),
    url: setting.href(`/product/${id}`),
    returnDays: shop.returnDays,
    fees: { dubai: shop.deliveryFeeDubai, other: shop.deliveryFeeOther },
    freeFrom: shop.freeShippingFrom,
    imageUrl: setting.imageUrl,
  });
  return {
    status: 200,
    image: pictureOf(product.images),
    sale: { amount: unitPrice(product), isAvailable: product.stock > 0 },
    facts: [facts],
    reads: [answer, reviews],
  };
};
