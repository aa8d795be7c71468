import type { QuotedLineDto } from '@shop/contracts';
import { optionWords } from '@shop/shop-rules';
import { IconButton, Stepper } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { Thumb } from '@/shared/display/thumb';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { draftOrdersQueries } from './draft-orders.queries';
import { MOST_ITEMS, type FormLine } from './draft-values';

const sameAs =
  ({ productId, size, color }: FormLine) =>
  (quoted: QuotedLineDto): boolean =>
    quoted.productId === productId && quoted.size === size && quoted.color === color;

/** Stock and price of a line now, as far as it is known. */
const Facts = ({ line, quoted }: { line: FormLine; quoted: QuotedLineDto | undefined }) => {
  const t = useText();
  const { aed, count } = useFormat();
  const warning = 'text-mini font-semibold text-sale';
  if (!quoted) return null;
  if (quoted.problem === 'unavailable')
    return <p className={warning}>{t('drafts.line.unavailable')}</p>;
  return (
    <>
      {quoted.available < line.quantity ? (
        <p className={warning}>
          {quoted.available === 0
            ? t('drafts.soldOut')
            : t('drafts.line.few', { count: count(quoted.available) })}
        </p>
      ) : (
        <p className="text-mini text-muted tabular-nums">
          {t('drafts.inStock', { count: count(quoted.available) })}
        </p>
      )}
      {quoted.unitPrice !== line.price && (
        <p className="text-mini font-semibold text-brass">
          {t('drafts.line.priceNow', { now: aed(quoted.unitPrice), before: aed(line.price) })}
        </p>
      )}
    </>
  );
};

/** Items with current stock and prices; `onChange` is missing while they cannot be changed. */
export const DraftLines = ({
  lines,
  city,
  onChange,
}: {
  lines: FormLine[];
  city: string;
  onChange?: ((lines: FormLine[]) => void) | undefined;
}) => {
  const t = useText();
  const { aed } = useFormat();
  const locale = useLocale();
  const nameOf = useNameOf();
  const { data: quote } = useQuery({
    ...draftOrdersQueries.quote(lines, city),
    enabled: onChange !== undefined && lines.length > 0,
  });
  if (lines.length === 0) return <p className="text-muted">{t('drafts.noItems')}</p>;
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return (
    <>
      <ul aria-label={t('drafts.items')} className="divide-y divide-line">
        {lines.map((line) => {
          const name = nameOf(line);
          const quoted = quote?.lines.find(sameAs(line));
          return (
            <li
              key={`${line.productId}|${line.size}|${line.color}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
            >
              <Thumb images={line.image ? [line.image] : []} className="size-14" />
              <div className="min-w-32 flex-1">
                <p className="font-semibold">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-mini text-muted tabular-nums">
                  {optionWords(line, locale).map((word) => (
                    <Fragment key={word}>
                      <bdi>{word}</bdi> ·{' '}
                    </Fragment>
                  ))}
                  {aed(line.price)}
                </p>
                <Facts line={line} quoted={quoted} />
              </div>
              {onChange ? (
                <div className="flex items-center gap-1">
                  <Stepper
                    value={line.quantity}
                    maximum={MOST_ITEMS}
                    decreaseLabel={t('drafts.line.less', { name })}
                    increaseLabel={t('drafts.line.more', { name })}
                    onChange={(quantity) =>
                      onChange(lines.map((each) => (each === line ? { ...line, quantity } : each)))
                    }
                  />
                  <IconButton
                    label={t('drafts.line.remove', { name })}
                    onClick={() => onChange(lines.filter((each) => each !== line))}
                  >
                    <Trash2 className="size-4" />
                  </IconButton>
                </div>
              ) : (
                <span className="tabular-nums">
                  {t('drafts.line.times', { quantity: line.quantity })}
                </span>
              )}
              <p className="ms-auto min-w-20 text-end font-semibold whitespace-nowrap tabular-nums">
                {aed(line.price * line.quantity)}
              </p>
            </li>
          );
        })}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t border-line pt-3 tabular-nums">
        <dt>{t('drafts.subtotal')}</dt>
        <dd className="text-end">{aed(quote?.subtotal ?? subtotal)}</dd>
        {quote && city && (
          <>
            <dt>{t('drafts.delivery')}</dt>
            <dd className="text-end">{aed(quote.deliveryFee)}</dd>
            <dt className="font-semibold">{t('drafts.total')}</dt>
            <dd className="text-end font-semibold">{aed(quote.total)}</dd>
          </>
        )}
      </dl>
    </>
  );
};
