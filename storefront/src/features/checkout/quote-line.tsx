import type { QuotedLineDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { Button } from '@shop/ui';
import { Picture } from '@/shared/picture';
import { chosenOptions } from '@/shared/chosen-options';
import { useText } from '@/shared/text';

export interface LineFixes {
  onQuantity: (line: QuotedLineDto, quantity: number) => void;
  onRemove: (line: QuotedLineDto) => void;
}

/** A line as the server prices it, with what stands in its way. */
export const QuoteLine = ({
  line,
  cartPrice,
  onQuantity,
  onRemove,
}: { line: QuotedLineDto; cartPrice: number | undefined } & LineFixes) => {
  const { t, locale, pick } = useText();
  const changed = cartPrice !== undefined && cartPrice !== line.unitPrice;
  const options = chosenOptions(line, pick);
  return (
    <div className="flex gap-3 py-3">
      <Picture image={line.image} alt="" sizes="56px" max={160} className="aspect-4/5 w-14" />
      <div className="min-w-0 flex-1 text-small">
        <p className="font-medium">
          <bdi>{pick(line.name, line.nameAr)}</bdi>
        </p>
        <p className="text-muted tabular-nums">
          {t('checkout.times', { quantity: line.quantity })} {formatAed(line.unitPrice, locale)}
          {options.length > 0 && <bdi className="ms-2">{options.join(' · ')}</bdi>}
        </p>
        {changed && (
          <p className="text-brass">
            {t('checkout.priceNow', { amount: formatAed(line.unitPrice, locale) })}
          </p>
        )}
        {line.problem && (
          <div role="alert" className="mt-1 text-sale">
            <p className="font-semibold">
              {line.problem === 'insufficient_stock' && line.available > 0
                ? t('checkout.onlyLeft', { count: line.available })
                : t('checkout.unavailable')}
            </p>
            <div className="flex gap-2">
              {line.available > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  className="underline"
                  onClick={() => onQuantity(line, line.available)}
                >
                  {t('checkout.take', { count: line.available })}
                </Button>
              )}
              <Button
                variant="quiet"
                size="small"
                className="underline"
                onClick={() => onRemove(line)}
              >
                {t('cart.remove')}
              </Button>
            </div>
          </div>
        )}
      </div>
      <p className="text-small font-semibold tabular-nums">{formatAed(line.lineTotal, locale)}</p>
    </div>
  );
};
