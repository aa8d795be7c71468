import type { ReviewDto } from '@shop/contracts';
import { CURRENCY, isVideo, toAedText, toFils, unitPrice } from '@shop/shop-rules';
import type { ProductDetails } from '@/shared/api/types';

/** Shop settings that product facts depend on. */
interface FactSetting {
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
const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const shipping = (value: number, region?: string) => ({
  '@type': 'OfferShippingDetails',
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

const offerOf = (product: ProductDetails, { url, returnDays, fees, freeFrom }: FactSetting) => {
  const price = unitPrice(product);
  const isFree = freeFrom !== null && price >= freeFrom;
  return {
    '@type': 'Offer',
    url,
    price: toAedText(toFils(price)),
    priceCurrency: CURRENCY,
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: product.vendorName },
    shippingDetails: isFree ? [shipping(0)] : [shipping(fees.dubai, 'Dubai'), shipping(fees.other)],
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'AE',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    },
  };
};

const reviewOf = ({ username, stars, comment, created_at }: ReviewDto) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: username },
  reviewRating: { '@type': 'Rating', ratingValue: stars },
  reviewBody: comment,
  datePublished: created_at.slice(0, 10),
});

/** Product as schema.org data, with the values on the screen. */
export const productFacts = (
  product: ProductDetails,
  reviews: ReviewDto[],
  setting: FactSetting,
): object => {
  const pictures = product.images.filter((image) => !isVideo(image));
  return {
    '@type': 'Product',
    '@id': `${setting.url}#product`,
    name: setting.name,
    description: setting.description,
    ...(pictures.length > 0 && { image: pictures.map(setting.imageUrl) }),
    ...(product.code && { sku: product.code }),
    ...(product.model && { model: product.model }),
    ...(product.brandName && { brand: { '@type': 'Brand', name: product.brandName } }),
    offers: offerOf(product, setting),
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
