import { isVideo, SPECIAL_DESCRIPTION_LENGTH } from '@shop/shop-rules';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice } from '@/shared/products/product-price';
import { SaleBadge } from '@/shared/products/sale-badge';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import type { CardButtons } from './cards/card-buttons';
import { specialFrame } from './special-skeleton';

/** Long texts end in an ellipsis after 100 characters. */
const shorten = (text: string): string =>
  text.length > SPECIAL_DESCRIPTION_LENGTH
    ? `${text.slice(0, SPECIAL_DESCRIPTION_LENGTH).trimEnd()}…`
    : text;

/** One product with a description, below the picture or beside it on wide screens. */
export const SpecialCard = ({ product, heart, cart }: CardButtons & { product: Product }) => {
  const { pick } = useText();
  return (
    <article className={specialFrame.box}>
      <div className={specialFrame.picture}>
        <Picture
          image={product.images.find((image) => !isVideo(image))}
          alt=""
          sizes="(min-width: 1280px) 14vw, (min-width: 768px) 20vw, 36vw"
          max={640}
          className="absolute inset-0 size-full transition-transform duration-[400ms] group-hover:scale-[1.03]"
        />
        <div className="absolute end-0 top-0 z-10">{heart}</div>
      </div>
      <div className={specialFrame.words}>
        <SaleBadge product={product} />
        <h3 className="line-clamp-2 font-medium">
          <Link
            to={paths.product(product.id)}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            <bdi>{pick(product.name, product.nameAr)}</bdi>
          </Link>
        </h3>
        <p className="line-clamp-4 text-mini text-muted has-[+p_small]:line-clamp-2 md:text-small">
          <bdi>{shorten(pick(product.description, product.descriptionAr))}</bdi>
        </p>
        <ProductPrice note="price.lowestShort" product={product} />
        <div className="relative z-10 min-h-11 w-full">{cart}</div>
      </div>
    </article>
  );
};
