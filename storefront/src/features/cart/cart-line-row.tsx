import type { QuotedLineDto } from '@shop/contracts';
import {
  colorName,
  formatAed,
  isNoOption,
  isVideo,
  lineQuery,
  paletteColor,
  sizeName,
} from '@shop/shop-rules';
import { Stepper } from '@shop/ui';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { availableOf } from '@/shared/orders/line-fixes';
import { QuotedProblem } from '@/shared/orders/quoted-problem';
import { useText } from '@/shared/i18n/text';
import { cartFixes } from './cart-fixes';
import { MAX_QUANTITY, type CartLine } from './cart-line';
import { imagesOf, lineTotal } from './line-rules';
import { cart, useCart } from './cart-store';
import { StockNote } from './stock-note';

/** Size and color as text and swatch. */
const Options = ({ line }: { line: CartLine }) => {
  const { t, locale } = useText();
  const hasSize = !isNoOption(line.size);
  const hasColor = !isNoOption(line.color);
  if (!hasSize && !hasColor) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-muted">
      {hasSize && (
        <span>
          {t('option.size')}: <bdi>{sizeName(line.size, locale)}</bdi>
        </span>
      )}
      {hasColor && (
        <span className="inline-flex items-center gap-1.5">
          <i
            aria-hidden="true"
            className="size-3 rounded-full border border-control"
            style={{ backgroundColor: paletteColor(line.color)?.hex ?? line.color }}
          />
          {colorName(line.color, locale)}
        </span>
      )}
    </p>
  );
};

/** One line of the cart panel with the problems of its quote. */
export const CartLineRow = ({
  line,
  quoted,
  onOpen,
  onRemove,
}: {
  line: CartLine;
  quoted: QuotedLineDto | undefined;
  onOpen: () => void;
  onRemove: () => void;
}) => {
  const { t, locale, pick } = useText();
  const lines = useCart();
  const name = pick(line.name, line.nameAr);
  const image = imagesOf(line).find((file) => !isVideo(file));
  const available = quoted ? availableOf(quoted, lines) : MAX_QUANTITY;
  const max = Math.min(available, MAX_QUANTITY);
  const path = paths.product(line.id, lineQuery(line));
  return (
    <div className="flex gap-4">
      <Link to={path} onClick={onOpen} tabIndex={-1} aria-hidden="true">
        <Picture
          image={image}
          alt=""
          sizes="96px"
          max={320}
          className="aspect-4/5 w-24 self-start"
        />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex items-start justify-between gap-3">
          <Link to={path} onClick={onOpen} className="text-small font-semibold hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <span className="text-small font-semibold whitespace-nowrap tabular-nums">
            {formatAed(lineTotal(line), locale)}
          </span>
        </div>
        <Options line={line} />
        <p className="text-small text-muted tabular-nums">{formatAed(line.price, locale)}</p>
        {quoted && (
          <QuotedProblem
            line={quoted}
            cartLine={line}
            cartLines={lines}
            {...cartFixes}
            onRemove={onRemove}
          />
        )}
        <StockNote quantity={line.quantity} max={max} stock={quoted?.available} />
        <div className="mt-auto flex items-center justify-between gap-2 pt-1">
          <Stepper
            value={line.quantity}
            maximum={Math.max(max, line.quantity)}
            decreaseLabel={t('cart.decrease', { name })}
            increaseLabel={t('cart.increase', { name })}
            onChange={(quantity) => cart.setQuantity(line, quantity)}
          />
          <button
            type="button"
            className="min-h-11 min-w-11 text-small text-muted underline underline-offset-4 hover:text-sale"
            aria-label={`${t('cart.remove')}: ${name}`}
            onClick={onRemove}
          >
            {t('cart.remove')}
          </button>
        </div>
      </div>
    </div>
  );
};
