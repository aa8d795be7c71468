import { isVideo } from '@shop/shop-rules';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { Picture } from '@/shared/picture';
import { ProductPrice } from '@/shared/product-price';
import { SaleBadge } from '@/shared/sale-badge';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';

/** Small card for narrow slides: the whole card is one link. */
export const CompactCard = ({ product }: { product: Product }) => {
  const { pick } = useText();
  return (
    <Link to={paths.product(product.id)} className="group block">
      <span className="relative block aspect-4/5 overflow-hidden bg-sand">
        <Picture
          image={product.images.find((image) => !isVideo(image))}
          alt=""
          sizes="(min-width: 1024px) 240px, 33vw"
          max={640}
          className="size-full transition-transform duration-[400ms] group-hover:scale-[1.03]"
        />
        <span className="absolute start-2 top-2 max-md:hidden">
          <SaleBadge product={product} />
        </span>
      </span>
      <span className="mt-2 line-clamp-1 text-small group-hover:underline">
        <bdi>{pick(product.name, product.nameAr)}</bdi>
      </span>
      <ProductPrice product={product} className="text-mini md:text-small" />
    </Link>
  );
};
