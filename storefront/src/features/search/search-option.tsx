import { cx } from '@shop/ui';
import type { ProductHitDto } from '@shop/contracts';
import { Picture } from '@/shared/media/picture';
import { ProductPrice } from '@/shared/products/product-price';
import { useText } from '@/shared/i18n/text';
import { MatchedText } from './matched-text';

/** One result of the search list. */
export const SearchOption = ({
  id,
  product,
  q,
  active,
  onPoint,
  onChoose,
}: {
  id: string;
  product: ProductHitDto;
  /** The searched text. */
  q: string;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) => {
  const { pick } = useText();
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles the keys of its options
    <li
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={active ? undefined : onPoint}
      onClick={onChoose}
      className={cx('flex min-h-16 cursor-pointer items-center gap-3 p-2', active && 'bg-sand')}
    >
      <Picture image={product.image} alt="" sizes="44px" max={160} className="h-14 w-11 shrink-0" />
      <div className="min-w-0 flex-1 text-small">
        <span className="line-clamp-2">
          <MatchedText name={pick(product.name, product.nameAr)} q={q} />
        </span>
        <ProductPrice product={product} className="mt-0.5" />
      </div>
    </li>
  );
};
