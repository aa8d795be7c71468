import { isVideo } from '@shop/shop-rules';
import type { PageFacts } from '@/shared/rendering/server-page';
import type { ProductPage } from '@/shared/products/use-product-pages';

/** The first picture in a list of files. */
export const pictureOf = (images: string[] = []): string | undefined =>
  images.find((image) => !isVideo(image));

/** Metadata of a product list; without a picture of its own it uses its first product's. */
export const listFacts = ({ products }: ProductPage, image?: string | null): PageFacts => ({
  image: image ?? pictureOf(products[0]?.images),
  trail: [],
});
