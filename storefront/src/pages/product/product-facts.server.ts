import type { ReviewDto } from '@shop/contracts';
import {
  CURRENCY,
  colorName,
  isVideo,
  optionQuery,
  shownPrice,
  sizeName,
  toAedText,
  toFils,
  variantPrice,
} from '@shop/shop-rules';
import type { ProductDetails } from '@/shared/api/types';

/** Shop settings that product facts depend on. */
interface FactSetting {
  locale: 'en' | 'ar';
  name: string;
  description: string;
  url: string;
  returnDays: number;
  /** Delivery fees in AED, in Dubai and elsewhere. */
  fees: { dubai: number; other: number };
  /** Subtotal in AED from which delivery is free. */
  freeFrom: number | null;
  /** Absolute address of a picture. */
  imageUrl: (image: string) => string;
}

/** Number of reviews with full text. */
const MAX_REVIEWS = 3;
/** Most variants with an offer each, which keeps the page small. */
const MOST_VARIANTS = 60;
const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const shipping = (id: string, value: number, region?: string) => ({
  '@type': 'OfferShippingDetails',
  '@id': id,
  shippingRate: { '@type': 'MonetaryAmount', value, currency: CURRENCY },
  shippingDestination: {
    '@type': 'DefinedRegion',
    addressCountry: 'AE',
    ...(region && { addressRegion: region }),
  },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(0, 1),
    transitTime: days(1, 2),
  },
});

const returns = (id: string, merchantReturnDays: number) => ({
  '@type': 'MerchantReturnPolicy',
  '@id': id,
  applicableCountry: 'AE',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
});

/** Builds offers; a policy is written once, then referred to. */
const offersOf = (product: ProductDetails, { url, returnDays, fees, freeFrom }: FactSetting) => {
  const written = new Set<string>();
  const once = <T extends { '@id': string }>(policy: T) => {
    const { '@id': id } = policy;
    if (written.has(id)) return { '@id': id };
    written.add(id);
    return policy;
  };
  return ({ price, stock }: { price: number; stock: number }, choice = '') => {
    const isFree = freeFrom !== null && price >= freeFrom;
    const deliveries = isFree
      ? [shipping(`${url}#free-shipping`, 0)]
      : [
          shipping(`${url}#shipping-dubai`, fees.dubai, 'Dubai'),
          shipping(`${url}#shipping`, fees.other),
        ];
    return {
      '@type': 'Offer',
      url: url + choice,
      price: toAedText(toFils(price)),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: product.vendorName },
      shippingDetails: deliveries.map(once),
      hasMerchantReturnPolicy: once(returns(`${url}#returns`, returnDays)),
    };
  };
};

const reviewOf = ({ username, stars, comment, created_at }: ReviewDto) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: username },
  reviewRating: { '@type': 'Rating', ratingValue: stars },
  reviewBody: comment,
  datePublished: created_at.slice(0, 10),
});

/** Product as schema.org data, with the values on the screen; with an offer per variant if these differ. */
export const productFacts = (
  product: ProductDetails,
  reviews: ReviewDto[],
  setting: FactSetting,
): object => {
  const pictures = product.images.filter((image) => !isVideo(image)).map(setting.imageUrl);
  const offerOf = offersOf(product, setting);
  const variants = product.variants.map((each) => ({
    ...each,
    price: variantPrice(product, each),
  }));
  const [first] = variants;
  // One offer says the same as equal ones.
  const differ =
    variants.length <= MOST_VARIANTS &&
    variants.some((each) => each.price !== first?.price || each.stock > 0 !== first.stock > 0);
  return {
    '@type': differ ? 'ProductGroup' : 'Product',
    '@id': `${setting.url}#product`,
    name: setting.name,
    description: setting.description,
    ...(pictures.length > 0 && { image: pictures }),
    ...(product.code && !differ && { sku: product.code }),
    ...(product.model && { model: product.model }),
    ...(product.brandName && { brand: { '@type': 'Brand', name: product.brandName } }),
    ...(differ
      ? {
          productGroupID: product.code ?? String(product.id),
          variesBy: [
            ...(product.sizes.length > 0 ? ['https://schema.org/size'] : []),
            ...(product.colors.length > 0 ? ['https://schema.org/color'] : []),
          ],
          hasVariant: variants.map((each) => {
            const color = each.color && colorName(each.color, setting.locale);
            const size = each.size && sizeName(each.size, setting.locale);
            const choice = optionQuery(each, product);
            return {
              '@type': 'Product',
              sku: each.code ?? `${product.id}-${each.id}`,
              name: [setting.name, size, color].filter(Boolean).join(' '),
              url: setting.url + choice,
              ...(pictures[0] && { image: pictures[0] }),
              ...(size && { size }),
              ...(color && { color }),
              offers: offerOf(each, choice),
            };
          }),
        }
      : { offers: offerOf({ price: shownPrice(product).amount, stock: product.stock }) }),
    ...(product.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
      },
      review: reviews.slice(0, MAX_REVIEWS).map(reviewOf),
    }),
  };
};
