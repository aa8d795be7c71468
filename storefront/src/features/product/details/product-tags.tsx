import { tagNameAr } from '@shop/shop-rules';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Tags as links to similar products of the category. */
export const ProductTags = ({ product }: { product: Product }) => {
  const { t, pick } = useText();
  if (product.tags.length === 0) return null;
  return (
    <ul aria-label={t('product.tags')} className="flex flex-wrap gap-2">
      {product.tags.map((tag) => (
        <li key={tag}>
          <Link
            to={paths.category(product.category_id, tag)}
            className="inline-flex min-h-8 items-center rounded-full border border-line px-3 text-mini hover:border-ink pointer-coarse:min-h-11 pointer-coarse:px-4"
          >
            <bdi className="first-letter:uppercase">{pick(tag, tagNameAr(tag))}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
};
