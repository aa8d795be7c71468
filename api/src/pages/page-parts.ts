import {
  formatAed,
  imageSrcSet,
  type ImageWidth,
  isVideo,
  jsonList,
  type Locale,
  localized,
  mediaUrl,
  unitPrice,
} from '@shop/shop-rules';
import type { ProductCardDto } from '../modules/products/product.dto.js';
import { html, type Html } from './html.js';
import { pick } from './page-words.js';

interface PictureParts {
  sizes: string;
  className: string;
  alt?: string;
  max?: ImageWidth;
  /** The largest thing on the screen: loads before everything else. */
  first?: boolean;
}

/** The same picture the storefront shows there, so that the browser has it already. */
export const picture = (image: string | null | undefined, parts: PictureParts): Html => {
  const { sizes, className, alt = '', max = 1200, first } = parts;
  if (!image || isVideo(image)) return html`<div class="bg-sand ${className}"></div>`;
  const load = first ? html`loading="eager" fetchpriority="high"` : html`loading="lazy"`;
  return html`<img
    src="${mediaUrl(image, 640)}"
    srcset="${imageSrcSet(image, max)}"
    sizes="${sizes}"
    alt="${alt}"
    ${load}
    decoding="async"
    class="bg-sand object-cover ${className}"
  />`;
};

export const pictureOf = (images: string): string | undefined =>
  jsonList(images).find((image) => !isVideo(image));

const CARD_SIZES =
  '(min-width: 1536px) 269px, (min-width: 1280px) calc(25vw - 30px), (min-width: 768px) calc(33.3vw - 32px), calc(50vw - 22px)';
/** Cards that may be on the first screen; further ones come with the program. */
const WITH_PICTURE = 8;
const GRID =
  'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4 2xl:grid-cols-5';

/** Products as links with picture, name and price. */
export const productGrid = (products: ProductCardDto[], locale: Locale): Html => {
  const cards = products.map((product, index) => {
    const className = 'aspect-4/5 w-full';
    const image = index < WITH_PICTURE ? pictureOf(product.images) : undefined;
    return html`<li>
      <a href="${localized(`/product/${product.id}`, locale)}">
        ${picture(image, { sizes: CARD_SIZES, max: 800, className })}
        <span class="block pt-3 text-small">${pick(locale, product.name, product.nameAr)}</span>
        <span class="block text-small">${formatAed(unitPrice(product), locale)}</span>
      </a>
    </li>`;
  });
  return html`<ul class="${GRID}">
    ${cards}
  </ul>`;
};
