import {
  formatAed,
  jsonList,
  type Locale,
  localized,
  productDescription,
  unitPrice,
} from '@shop/shop-rules';
import type { Env } from '../config/env.js';
import type { ProductDto } from '../modules/products/product.dto.js';
import { html, type Html } from './html.js';
import type { PageContent, PageSetting } from './page-content.js';
import { picture, pictureOf } from './page-parts.js';
import type { PageReads } from './page-reads.js';
import { pick } from './page-words.js';
import { productFacts } from './product-facts.js';

const SIZES =
  '(min-width: 1328px) 622px, (min-width: 1280px) calc((100vw - 112px) * 7 / 12 - 88px), (min-width: 768px) calc(50vw - 44px), 100vw';
const BOX =
  'w-full h-[clamp(80vw,100svh-400px,125vw)] md:h-auto md:aspect-4/5 md:max-h-(--gallery-height)';
const HEIGHT = '[--gallery-height:max(420px,calc(100svh-var(--header)-48px))]';

/** Measures and classes are those of the storefront's product page, which takes this one's place. */
const main = (product: ProductDto, name: string, description: string, locale: Locale): Html => {
  const { brand, brandName, vendor, vendorName } = product;
  const price = formatAed(unitPrice(product), locale);
  const image = picture(pictureOf(product.images), {
    sizes: SIZES,
    first: true,
    alt: name,
    className: BOX,
  });
  return html`<div
    class="wrap grid gap-4 md:grid-cols-2 md:gap-10 md:py-8 xl:grid-cols-[7fr_5fr] xl:gap-16"
  >
    <div class="${HEIGHT} flex min-w-0 flex-col gap-3 xl:flex-row xl:items-start">
      ${
        // Before the picture in the text: a browser may draw what it has of the page in between.
        jsonList(product.images).length > 1 &&
        html`<div class="h-14 max-xl:order-last xl:h-auto xl:w-19"></div>`
      }
      <div class="min-w-0 max-md:-mx-(--gutter) xl:flex-1">${image}</div>
    </div>
    <div class="flex flex-col gap-3">
      ${
        brand !== null &&
        html`<a href="${localized(`/brand/${brand}`, locale)}" class="eyebrow text-brass"
          >${brandName ?? ''}</a
        >`
      }
      <h1 class="display text-h1">${name}</h1>
      <p class="text-small text-muted">
        ${product.model} <a href="${localized(`/vendor/${vendor}`, locale)}">${vendorName}</a>
      </p>
      <p class="text-h2">${price}</p>
      <p class="whitespace-pre-line">${description}</p>
    </div>
  </div>`;
};

export const productPage = async (
  reads: PageReads,
  id: number,
  setting: PageSetting & { env: Env; imageUrl: (image: string) => string },
): Promise<PageContent> => {
  const { locale, env } = setting;
  const answer = await reads.product(id);
  const reviews = await reads.reviews(id);
  const { product } = answer.value;
  const name = pick(locale, product.name, product.nameAr);
  const description = pick(locale, product.description, product.descriptionAr);
  const facts = productFacts(product, reviews.value.reviews, {
    name,
    description,
    url: setting.href(`/product/${id}`),
    returnDays: env.RETURN_DAYS,
    freeFrom: env.FREE_SHIPPING_FROM,
    imageUrl: setting.imageUrl,
  });
  return {
    status: 200,
    title: name,
    description: productDescription(name, description),
    image: pictureOf(product.images),
    sale: { amount: unitPrice(product), isAvailable: product.stock > 0 },
    facts: [facts],
    main: main(product, name, description, locale),
    reads: [answer, reviews],
  };
};
