import type { QuotedLineDto } from '@shop/contracts';
import { BoughtRow } from '@/shared/bought-row';
import type { PricedWish } from '@/shared/quote.queries';
import { isOf, type LineFixes } from '@/shared/line-fixes';
import { QuotedProblem } from '@/shared/quoted-problem';
import { useText } from '@/shared/text';

/** A line as the server prices it, with what stands in its way. */
export const QuoteLine = ({
  line,
  wishes,
  ...fixes
}: { line: QuotedLineDto; wishes: readonly PricedWish[] } & LineFixes) => {
  const { pick } = useText();
  const wish = wishes.find((each) => isOf(line, each));
  // The shop no longer names what is gone; the cart still does.
  const { name, nameAr } = line.name || !wish ? line : wish;
  return (
    <BoughtRow
      image={line.image}
      name={<bdi>{pick(name, nameAr)}</bdi>}
      quantity={line.quantity}
      price={line.unitPrice}
      total={line.lineTotal}
      chosen={line}
    >
      {wish && <QuotedProblem line={line} wish={wish} wishes={wishes} {...fixes} />}
    </BoughtRow>
  );
};
