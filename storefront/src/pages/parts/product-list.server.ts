import { isVideo } from '@shop/shop-rules';
import type { PageFacts } from '@/shared/rendering/server-page';
import type { ProductPage } from '@/shared/products/use-product-pages';

/** The first of a list of files that is a picture. */
export const pictureOf = (images: string[] = []): string | undefined =>
  images.find((image) => !isVideo(image));

/** A page that is a list of products, below the home page; without a picture of its own it shows its first product. */
export const listFacts = ({ products }: ProductPage, image?: string | null): PageFacts => ({
  image: image ?? pictureOf(products[0]?.images),
  trail: [],
});
