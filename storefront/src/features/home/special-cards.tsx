import {
  isVideo,
  SPECIAL_DESCRIPTION_LENGTH,
  SPECIAL_OFFER,
  SPECIAL_PRODUCTS_MINIMUM,
} from '@shop/shop-rules';
import { Skeleton } from '@shop/ui';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { Picture } from '@/shared/picture';
import { ProductPrice } from '@/shared/product-price';
import { SaleBadge } from '@/shared/sale-badge';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';
import { homeQueries } from './home.queries';
import { NearBlock } from './near-block';

/** Positioned, so that hidden words scroll along. On phones a row to swipe that shows the edge of the next card, else columns. */
const row =
  'no-scrollbar relative -mx-(--gutter) grid snap-x snap-mandatory scroll-px-(--gutter) auto-cols-[86%] grid-flow-col gap-3 overflow-x-auto px-(--gutter) py-1 md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-2 md:gap-6 md:overflow-visible md:px-0 2xl:grid-cols-3';

/** Long texts end in an ellipsis after 100 characters. */
const shorten = (text: string): string =>
  text.length > SPECIAL_DESCRIPTION_LENGTH
    ? `${text.slice(0, SPECIAL_DESCRIPTION_LENGTH).trimEnd()}…`
    : text;

const SpecialCard = ({ product }: { product: Product }) => {
  const { pick } = useText();
  return (
    <Link
      to={paths.product(product.id)}
      className="group grid h-full grid-cols-[2fr_3fr] border border-line bg-surface"
    >
      <span className="relative min-h-44 overflow-hidden bg-sand">
        <Picture
          image={product.images.find((image) => !isVideo(image))}
          alt=""
          sizes="(min-width: 768px) 20vw, 40vw"
          max={640}
          className="absolute inset-0 size-full transition-transform duration-[400ms] group-hover:scale-[1.03]"
        />
      </span>
      <span className="flex flex-col items-start justify-center gap-2 p-4 md:p-7">
        <SaleBadge product={product} />
        <span className="display text-h3 group-hover:underline">
          <bdi>{pick(product.name, product.nameAr)}</bdi>
        </span>
        <span className="text-small text-muted">
          <bdi>{shorten(pick(product.description, product.descriptionAr))}</bdi>
        </span>
        <ProductPrice product={product} />
      </span>
    </Link>
  );
};

/** Editorial cards of the special offer, from two products on. */
export const SpecialCards = () => {
  const { t } = useText();
  return (
    <NearBlock
      heading={{ eyebrow: t('special.eyebrow'), title: t('special.title') }}
      query={homeQueries.ofOffer(SPECIAL_OFFER)}
      least={SPECIAL_PRODUCTS_MINIMUM}
      skeleton={
        <div className="grid gap-3 md:grid-cols-2 md:gap-6">
          <Skeleton className="h-52" />
          <Skeleton className="h-52 max-md:hidden" />
        </div>
      }
    >
      {(products) => (
        <ul className={row}>
          {products.map((product) => (
            <li key={product.id} className="snap-start">
              <SpecialCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </NearBlock>
  );
};
