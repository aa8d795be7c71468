import { Button, Stepper } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import { isSameLine, type LineChoice } from './cart-line';
import { maxQuantity, toLine } from './line-rules';
import { cart, useCart } from './cart-store';
import { StockNote } from './stock-note';

/** Adds the product with the chosen options; once in the cart, shows its quantity and a remove button. */
export const ProductCartButton = ({
  product,
  choice,
  check,
  onAdded,
}: {
  product: Product;
  choice: LineChoice;
  /** Whether the choice is complete. */
  check: () => boolean;
  onAdded: () => void;
}) => {
  const { t, pick } = useText();
  const chosen = toLine(product, choice);
  const lines = useCart();
  const line = lines.find((row) => isSameLine(row, chosen));
  const max = maxQuantity(product, chosen, lines);
  const name = pick(product.name, product.nameAr);
  if (line)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Stepper
          value={line.quantity}
          maximum={Math.max(max, line.quantity)}
          decreaseLabel={t('cart.decrease', { name })}
          increaseLabel={t('cart.increase', { name })}
          onChange={(quantity) => cart.setQuantity(line, quantity)}
        />
        <Button
          variant="secondary"
          size="large"
          className="flex-1"
          onClick={() => cart.remove(line)}
        >
          {t('cart.removeFrom')}
        </Button>
        <StockNote
          quantity={Math.min(line.quantity, max)}
          max={max}
          stock={product.stock}
          className="w-full"
        />
      </div>
    );
  const add = () => {
    if (!check()) return;
    cart.add(chosen);
    onAdded();
  };
  return (
    <Button size="large" className="w-full" disabled={product.stock === 0} onClick={add}>
      {t(product.stock === 0 ? 'stock.none' : 'cart.addTo')}
    </Button>
  );
};
