import type { QuotedLineDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { chosenOptions } from '@/shared/chosen-options';
import { Picture } from '@/shared/picture';
import type { PricedWish } from '@/shared/quote.queries';
import { isOf, QuotedProblem, type LineFixes } from '@/shared/quoted-problem';
import { useText } from '@/shared/text';

/** A line as the server prices it, with what stands in its way. */
export const QuoteLine = ({
  line,
  wishes,
  ...fixes
}: { line: QuotedLineDto; wishes: readonly PricedWish[] } & LineFixes) => {
  const { t, locale, pick } = useText();
  const options = chosenOptions(line, pick);
  const wish = wishes.find((each) => isOf(line, each));
  return (
    <div className="flex gap-3 py-3">
      <Picture
        image={line.image}
        alt=""
        sizes="56px"
        max={160}
        className="aspect-4/5 w-14 self-start"
      />
      <div className="min-w-0 flex-1 text-small">
        <p className="font-medium">
          <bdi>{pick(line.name, line.nameAr)}</bdi>
        </p>
        <p className="mb-1 text-muted tabular-nums">
          {t('checkout.times', { quantity: line.quantity })} {formatAed(line.unitPrice, locale)}
          {options.length > 0 && <bdi className="ms-2">{options.join(' · ')}</bdi>}
        </p>
        {wish && <QuotedProblem line={line} wish={wish} wishes={wishes} {...fixes} />}
      </div>
      <p className="text-small font-semibold tabular-nums">{formatAed(line.lineTotal, locale)}</p>
    </div>
  );
};
