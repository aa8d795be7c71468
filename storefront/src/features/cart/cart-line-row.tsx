import { formatAed, isVideo, PALETTE } from '@shop/shop-rules';
import { Stepper } from '@shop/ui';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { Picture } from '@/shared/picture';
import { CARD_COLOR, CARD_SIZE } from '@/shared/chosen-options';
import { useText } from '@/shared/text';
import { imagesOf, lineTotal, type CartLine } from './cart-line';
import { cart } from './cart-store';

/** One line of the cart panel. */
export const CartLineRow = ({
  line,
  onOpen,
  onRemove,
}: {
  line: CartLine;
  onOpen: () => void;
  onRemove: () => void;
}) => {
  const { t, locale, pick } = useText();
  const name = pick(line.name, line.nameAr);
  const color = PALETTE.find(({ hex }) => hex.toLowerCase() === line.color.toLowerCase());
  const image = imagesOf(line).find((file) => !isVideo(file));
  return (
    <div className="flex gap-4">
      <Link to={paths.product(line.id)} onClick={onOpen} tabIndex={-1} aria-hidden="true">
        <Picture image={image} alt="" sizes="96px" max={320} className="aspect-4/5 w-24" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <Link
          to={paths.product(line.id)}
          onClick={onOpen}
          className="text-small font-semibold hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          {line.size && line.size !== CARD_SIZE && (
            <span>
              {t('option.size')}: <bdi>{line.size}</bdi>
            </span>
          )}
          {line.color && line.color !== CARD_COLOR && (
            <span className="inline-flex items-center gap-1.5">
              <i
                aria-hidden="true"
                className="size-3 rounded-full border border-control"
                style={{ background: color?.hex }}
              />
              {color ? pick(color.name, color.nameAr) : line.color}
            </span>
          )}
        </p>
        <p className="text-small tabular-nums">{formatAed(line.price, locale)}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
          <Stepper
            value={line.quantity}
            decreaseLabel={t('cart.decrease', { name })}
            increaseLabel={t('cart.increase', { name })}
            onChange={(quantity) => cart.setQuantity(line, quantity)}
          />
          <span className="text-small font-semibold tabular-nums">
            {formatAed(lineTotal(line), locale)}
          </span>
          <button
            type="button"
            className="min-h-9 text-small text-muted underline underline-offset-4 hover:text-sale"
            onClick={onRemove}
          >
            {t('cart.remove')}
            <span className="sr-only">: {name}</span>
          </button>
        </div>
      </div>
    </div>
  );
};
