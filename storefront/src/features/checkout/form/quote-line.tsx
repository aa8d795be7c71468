import type { QuotedLineDto } from '@shop/contracts';
import { BoughtRow } from '@/shared/orders/bought-row';
import type { PricedCartLine } from '@/shared/orders/quote.queries';
import { isOf, type LineFixes } from '@/shared/orders/line-fixes';
import { QuotedProblem } from '@/shared/orders/quoted-problem';
import { useText } from '@/shared/i18n/text';

/** A quoted line with its problem. */
export const QuoteLine = ({
  line,
  cartLines,
  ...fixes
}: { line: QuotedLineDto; cartLines: readonly PricedCartLine[] } & LineFixes) => {
  const { pick } = useText();
  const cartLine = cartLines.find((each) => isOf(line, each));
  // The quote has no name for a removed product; the cart does.
  const { name, nameAr } = line.name || !cartLine ? line : cartLine;
  return (
    <BoughtRow
      image={line.image}
      name={<bdi>{pick(name, nameAr)}</bdi>}
      quantity={line.quantity}
      price={line.unitPrice}
      total={line.lineTotal}
      chosen={line}
    >
      {cartLine && (
        <QuotedProblem line={line} cartLine={cartLine} cartLines={cartLines} {...fixes} />
      )}
    </BoughtRow>
  );
};
