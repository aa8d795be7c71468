import type { DeletedProductDto } from '@shop/contracts';
import type { ReactNode } from 'react';
import { Thumb } from '@/shared/display/thumb';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { ProductName } from './product-name';

/** A product of a list that shows no other texts of it. */
type ListedProduct = Pick<DeletedProductDto, 'id' | 'name' | 'nameAr' | 'model' | 'code' | 'image'>;

interface Shown {
  product: ListedProduct;
  /** Whether the name is a link to the product's form. */
  isLinked?: boolean;
}

const Lines = ({ product, isLinked }: Shown) => {
  const nameOf = useNameOf();
  return (
    <span className="min-w-0">
      {isLinked ? (
        <ProductName product={product} />
      ) : (
        <span className="line-clamp-3 font-semibold lg:line-clamp-2">
          <bdi>{nameOf(product)}</bdi>
        </span>
      )}
      <span className="block text-mini text-muted">
        <bdi>{[product.model, product.code].filter(Boolean).join(' · ')}</bdi>
      </span>
    </span>
  );
};

const Picture = ({ product: { image }, className }: Shown & { className: string }) => (
  <Thumb images={image ? [image] : []} className={className} />
);

/** Picture, name, model and code in a table. */
export const ProductCell = (shown: Shown) => (
  <span className="flex items-center gap-3">
    <Picture {...shown} className="size-10" />
    <Lines {...shown} />
  </span>
);

/** The same on screens too narrow for a table, with the actions and what else the list shows. */
export const ProductCard = ({
  menu,
  children,
  ...shown
}: Shown & { menu: ReactNode; children: ReactNode }) => (
  <>
    <Picture {...shown} className="size-16" />
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <div className="flex items-start justify-between gap-1">
        <Lines {...shown} />
        <span className="-me-3">{menu}</span>
      </div>
      {children}
    </div>
  </>
);
