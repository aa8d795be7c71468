import { isVideo } from '@shop/shop-rules';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice } from '@/shared/products/product-price';
import { SectionHeading } from '@/shared/layout/section-heading';
import { useText } from '@/shared/i18n/text';
import type { Offered } from './product.queries';

/** Recently viewed products at current prices. */
export const RecentStrip = ({ products }: { products: Offered[] }) => {
  const { t, pick } = useText();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="wrap-wide mt-12 md:mt-20">
      <SectionHeading id="recent" title={t('product.recent')} />
      <ul className="no-scrollbar relative flex snap-x gap-3 overflow-x-auto overscroll-x-contain p-0.5 max-md:-mx-(--gutter) max-md:scroll-px-(--gutter) max-md:px-(--gutter) md:gap-5">
        {products.map(
          ({ productId, name, nameAr, image, unitPrice, listPrice, available, ...price }) => (
            <li key={productId} className="w-32 shrink-0 snap-start md:w-40">
              <Link to={paths.product(productId)} className="group block">
                <Picture
                  image={image && !isVideo(image) ? image : undefined}
                  alt=""
                  sizes="(min-width: 768px) 160px, 128px"
                  max={480}
                  className="aspect-4/5 w-full"
                />
                <span className="mt-2 line-clamp-2 min-h-[2lh] text-small leading-snug group-hover:underline">
                  <bdi>{pick(name, nameAr)}</bdi>
                </span>
                <ProductPrice
                  note="price.lowestShort"
                  product={{ ...price, price: listPrice, offerPrice: unitPrice }}
                  className="mt-1 text-mini"
                />
                {available === 0 && (
                  <span className="block text-mini text-sale">{t('stock.none')}</span>
                )}
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  );
};
