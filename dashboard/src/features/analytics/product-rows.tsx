import type { ReactNode } from 'react';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { paths } from '@/shared/paths';
import { Thumb } from '@/shared/display/thumb';
import { LinkWithRight } from '@/shared/rights/link-with-right';

const ROW = 'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-5 py-2.5';

interface Row {
  id: number;
  name: string;
  nameAr: string;
  image: string | null;
}

/** A short list of products with links to their editors. */
export const ProductRows = <Product extends Row>({
  products,
  detail = () => '',
  aside,
}: {
  products: Product[];
  /** Which variant of the product it is. */
  detail?: (product: Product) => string;
  aside: (product: Product) => ReactNode;
}) => {
  const nameOf = useNameOf();
  return (
    <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line">
      {products.map((product) => (
        <li key={`${product.id}|${detail(product)}`}>
          <LinkWithRight
            right="products.edit"
            to={paths.editProduct(product.id)}
            className={`${ROW} transition-colors hover:bg-sand/60`}
            plainClassName={ROW}
          >
            <Thumb images={product.image ? [product.image] : []} className="h-12 w-10" />
            <span>
              <span className="line-clamp-2 font-semibold">
                <bdi>{nameOf(product)}</bdi>
              </span>
              {detail(product) && (
                <span className="block text-mini text-muted">
                  <bdi>{detail(product)}</bdi>
                </span>
              )}
            </span>
            <span className="text-end whitespace-nowrap">{aside(product)}</span>
          </LinkWithRight>
        </li>
      ))}
    </ul>
  );
};
