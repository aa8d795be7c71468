import type { QuotedLineDto } from '@shop/contracts';
import { Stepper } from '@shop/ui';
import { BoughtRow } from '@/shared/orders/bought-row';
import { availableOf, type LineFixes } from '@/shared/orders/line-fixes';
import { QuotedProblem } from '@/shared/orders/quoted-problem';
import { useText } from '@/shared/i18n/text';
import type { DraftLine } from './draft-line';

const MOST_ITEMS = 99;

/** A line with its quantity, its current price and what has changed since it was prepared. */
export const DraftLineRow = ({
  line,
  lines,
  quoted,
  fixes,
  onQuantity,
  onRemove,
}: {
  line: DraftLine;
  lines: readonly DraftLine[];
  /** Missing until the prices are loaded. */
  quoted: QuotedLineDto | undefined;
  fixes: LineFixes;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}) => {
  const { t, pick } = useText();
  const name = pick(line.name, line.nameAr);
  const price = quoted?.unitPrice ?? line.price;
  const most = quoted ? Math.min(availableOf(quoted, lines), MOST_ITEMS) : MOST_ITEMS;
  return (
    <BoughtRow
      image={line.image}
      name={<bdi>{name}</bdi>}
      quantity={line.quantity}
      price={price}
      total={price * line.quantity}
      chosen={line}
    >
      {quoted && <QuotedProblem line={quoted} cartLine={line} cartLines={lines} {...fixes} />}
      {/* A sold-out line has a button of its own. */}
      {!(quoted && most === 0) && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4">
          <Stepper
            value={line.quantity}
            maximum={Math.max(most, line.quantity)}
            decreaseLabel={t('cart.decrease', { name })}
            increaseLabel={t('cart.increase', { name })}
            onChange={onQuantity}
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
      )}
    </BoughtRow>
  );
};
