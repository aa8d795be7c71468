import type { QuotedLineDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { Button } from '@shop/ui';
import { availableOf, type LineFixes } from './line-fixes';
import { OptionFix } from './option-fix';
import type { PricedCartLine } from './quote.queries';
import { useText } from '@/shared/i18n/text';

const fix = 'underline -ms-3 whitespace-nowrap';

/** What has changed about a cart line, with a fix. */
export const QuotedProblem = ({
  line,
  cartLine,
  cartLines,
  onQuantity,
  onRemove,
  onOptions,
  onPrice,
  removeText,
}: {
  line: QuotedLineDto;
  cartLine: PricedCartLine;
  cartLines: readonly PricedCartLine[];
} & LineFixes) => {
  const { t, locale, pick } = useText();
  const name = pick(cartLine.name, cartLine.nameAr);
  /** A button with its text and the product's name for screen readers. */
  const button = (text: string, act: () => void) => (
    <Button
      variant="quiet"
      size="small"
      className={fix}
      aria-label={`${text}: ${name}`}
      onClick={act}
    >
      {text}
    </Button>
  );
  const max = availableOf(line, cartLines);
  const isUnavailable = line.problem === 'unavailable';
  if (isUnavailable || cartLine.quantity > max)
    return (
      <div role="alert" className="text-small text-sale">
        <p className="font-semibold">
          {isUnavailable && t('checkout.unavailable')}
          {!isUnavailable && line.available === 0 && t('stock.none')}
          {!isUnavailable && line.available > 0 && t('stock.few', { count: line.available })}
        </p>
        <div className="flex flex-wrap gap-x-4">
          {!isUnavailable &&
            max > 0 &&
            button(t('checkout.setQuantity', { count: max }), () => onQuantity(line, max))}
          {button(removeText ?? t('checkout.remove'), () => onRemove(line))}
        </div>
      </div>
    );
  if (line.optionProblems.length > 0)
    return <OptionFix line={line} name={name} onOptions={onOptions} />;
  if (cartLine.price === line.unitPrice) return null;
  return (
    <div role="alert" className="text-small text-brass">
      <p className="font-semibold">
        {t('checkout.priceNow', { amount: formatAed(line.unitPrice, locale) })}
      </p>
      {button(t('checkout.acceptPrice'), () => onPrice(line))}
    </div>
  );
};
