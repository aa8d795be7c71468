import { useNameOf } from '@/shared/i18n/use-name-of';
import { paths } from '@/shared/paths';
import type { Product } from './product';
import { LinkWithRight } from '@/shared/rights/link-with-right';

/** The name as a link to the product's form. */
export const ProductName = ({ product }: { product: Pick<Product, 'id' | 'name' | 'nameAr'> }) => {
  const nameOf = useNameOf();
  return (
    <LinkWithRight
      right="products.edit"
      to={paths.editProduct(product.id)}
      data-open=""
      className="block font-semibold underline-offset-4 pointer-coarse:-my-3 pointer-coarse:py-3 hover:underline"
    >
      <span className="line-clamp-3 lg:line-clamp-2">
        <bdi>{nameOf(product)}</bdi>
      </span>
    </LinkWithRight>
  );
};
