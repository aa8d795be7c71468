import { checkOptions, needsChoice, optionText } from '@shop/shop-rules';
import { Button, cx, Stepper } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { productQuery } from '@/shared/api/product.query';
import type { Product } from '@/shared/api/types';
import { useText } from '@/shared/i18n/text';
import { withOptions } from '@/shared/options/with-options';
import { countOf, type CartLine } from './cart-line';
import { maxQuantity } from './line-rules';
import { cart } from './cart-store';
import { StockNote } from './stock-note';
import { useRemoval } from './use-removal';

interface CardQuantityProps {
  product: Product;
  /** The product in the cart, by size and color. */
  lines: readonly CartLine[];
  /** Over a picture, which may be only as wide as the stepper. */
  compact?: boolean | undefined;
  /** Whether a button of the card has the focus, or had it until it was replaced. */
  hasFocus: RefObject<boolean>;
  /** Opens the choice of size and color beside this element. */
  onChoose: (anchor: HTMLElement) => void;
  /** Adds the product, while it is not in the cart. */
  children: ReactNode;
}

/** Largest quantity of a line; undefined until the stock of its size and color is known. */
const useMaximum = (product: Product, line: CartLine | undefined, lines: readonly CartLine[]) => {
  const hasChoice = needsChoice(product);
  const { data } = useQuery({ ...productQuery(product.id), enabled: hasChoice && Boolean(line) });
  const loaded = hasChoice ? data?.product : product;
  if (!line || !loaded) return undefined;
  return maxQuantity(withOptions(loaded, checkOptions(line, loaded)), line, lines);
};

/** The quantity of a product on its card: a stepper, several lines as their sum, or undo after a removal. */
export const CardQuantity = ({
  product,
  lines,
  compact,
  hasFocus,
  onChoose,
  children,
}: CardQuantityProps) => {
  const { t, pick, locale } = useText();
  const { removed, remove, undo } = useRemoval();
  const box = useRef<HTMLDivElement>(null);
  const [line, ...others] = lines;
  const single = others.length === 0 ? line : undefined;
  const max = useMaximum(product, single, lines);
  const name = pick(product.name, product.nameAr);
  const hasChoice = needsChoice(product);
  const shown =
    single && !(compact && hasChoice) ? 'line' : line ? 'lines' : removed ? 'undo' : 'none';
  // The focus of a replaced button moves to its replacement.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus();
  }, [shown, hasFocus]);

  const choose = (content: ReactNode, className: string) => (
    <button
      type="button"
      aria-haspopup="dialog"
      className={`min-h-11 min-w-0 flex-1 rounded-control hover:bg-sand ${className}`}
      onClick={({ currentTarget }) => onChoose(currentTarget)}
    >
      {content}
      <span className="sr-only">
        . {t('card.choose')}: {name}
      </span>
    </button>
  );
  const change = (quantity: number) => {
    if (!single) return;
    if (quantity > 0) return cart.setQuantity(single, quantity);
    remove(single, cart.lines().indexOf(single));
  };
  return (
    <div
      ref={box}
      className={cx(compact && shown !== 'none' && 'w-full rounded-control bg-surface')}
    >
      {shown === 'line' && single && (
        <>
          <Stepper
            value={single.quantity}
            minimum={0}
            maximum={Math.max(max ?? 0, single.quantity)}
            decreaseLabel={
              single.quantity > 1
                ? t('cart.decrease', { name })
                : `${t('cart.removeFrom')}: ${name}`
            }
            increaseLabel={t('cart.increase', { name })}
            onChange={change}
            className="h-11 w-full"
          >
            {hasChoice ? (
              choose(
                <>
                  <span className="block font-semibold tabular-nums">{single.quantity}</span>
                  <span className="block truncate text-mini underline">
                    <bdi>{optionText(single, locale)}</bdi>
                  </span>
                </>,
                'leading-tight',
              )
            ) : compact ? (
              <span className="min-w-0 flex-1 text-center font-semibold tabular-nums">
                {single.quantity}
              </span>
            ) : undefined}
          </Stepper>
          {max !== undefined && (
            <StockNote
              quantity={single.quantity}
              max={max}
              stock={product.stock}
              className={cx(
                'bg-surface px-2 pt-1',
                compact
                  ? 'absolute inset-x-0 bottom-full pb-1'
                  : 'md:pointer-fine:absolute md:pointer-fine:inset-x-0 md:pointer-fine:bottom-full md:pointer-fine:pb-1',
              )}
            />
          )}
        </>
      )}
      {shown === 'lines' &&
        choose(
          t('card.inCart', { count: countOf([...lines]) }),
          'w-full border border-control text-small font-semibold',
        )}
      {shown === 'undo' && removed && (
        <>
          <p role="status" className="sr-only">
            {t('cart.removed', { name })}
          </p>
          <Button
            variant="secondary"
            size="small"
            className="min-h-11 w-full"
            aria-label={`${t('undo')}: ${name}`}
            onClick={undo}
          >
            {t('undo')}
          </Button>
        </>
      )}
      {shown === 'none' && children}
    </div>
  );
};
