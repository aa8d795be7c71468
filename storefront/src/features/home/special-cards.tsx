import {
  isVideo,
  SPECIAL_DESCRIPTION_LENGTH,
  SPECIAL_OFFER,
  SPECIAL_PRODUCTS_MINIMUM,
} from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { Picture } from '@/shared/picture';
import { ProductPrice } from '@/shared/product-price';
import { SaleBadge } from '@/shared/sale-badge';
import { SectionHeading } from '@/shared/section-heading';
import { useText } from '@/shared/text';
import { homeQueries } from './home.queries';

const SHOWN = 4;

/** Long texts end in an ellipsis after 100 characters. */
export const shorten = (text: string): string =>
  text.length > SPECIAL_DESCRIPTION_LENGTH
    ? `${text.slice(0, SPECIAL_DESCRIPTION_LENGTH).trimEnd()}…`
    : text;

/** Editorial cards of the special offer, from two products on. */
export const SpecialCards = () => {
  const { t, pick } = useText();
  const { data: products = [] } = useQuery(homeQueries.ofOffer(SPECIAL_OFFER));
  if (products.length < SPECIAL_PRODUCTS_MINIMUM) return null;
  return (
    <section className="wrap-wide py-10 md:py-16">
      <SectionHeading eyebrow={t('special.eyebrow')} title={t('special.title')} />
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {products.slice(0, SHOWN).map((product) => (
          <li key={product.id}>
            <Link
              to={paths.product(product.id)}
              className="group grid h-full grid-cols-[2fr_3fr] border border-line bg-surface"
            >
              <Picture
                image={product.images.find((image) => !isVideo(image))}
                alt=""
                sizes="(min-width: 768px) 20vw, 40vw"
                max={640}
                className="aspect-4/5 size-full"
              />
              <span className="flex flex-col items-start justify-center gap-2 p-4 md:p-8">
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
          </li>
        ))}
      </ul>
    </section>
  );
};
