import { isVideo } from '@shop/shop-rules';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice, useLowest } from '@/shared/products/product-price';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import type { CardButtons } from './card-buttons';
import { rowFrame } from './row-skeleton';

/**
 * Picture beside name and price of a product, above its buttons; the link covers the rest of the card. On phones the
 * lowest price has no room, so none is struck through.
 */
export const RowCard = ({ product, heart, cart }: CardButtons & { product: Product }) => {
  const { t, pick } = useText();
  const lowest = useLowest(product, 'price.lowestShort');
  return (
    <article className={rowFrame.box}>
      <div className={rowFrame.content}>
        <Picture
          image={product.images.find((image) => !isVideo(image))}
          alt=""
          sizes="80px"
          max={320}
          className={rowFrame.picture}
        />
        <div className={rowFrame.words}>
          <h3 className={rowFrame.name}>
            <Link
              to={paths.product(product.id)}
              className="after:absolute after:inset-0 group-hover:underline"
            >
              <bdi>{pick(product.name, product.nameAr)}</bdi>
            </Link>
          </h3>
          {product.stock === 0 ? (
            <p className="text-muted">{t('stock.none')}</p>
          ) : (
            <ProductPrice note="" product={product} className="max-md:[&_s]:hidden" />
          )}
        </div>
      </div>
      <div className={rowFrame.buttons}>
        {heart}
        {product.stock > 0 && lowest && (
          <small className="text-center text-mini text-muted max-md:hidden">{lowest}</small>
        )}
        {cart}
      </div>
    </article>
  );
};
