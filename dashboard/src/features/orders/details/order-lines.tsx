import { optionWords } from '@shop/shop-rules';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { shopUrl } from '@/shared/paths';
import { Thumb } from '@/shared/display/thumb';
import type { OrderLine } from '../order';

/** Order lines with the names and prices of the time of the order. */
export const OrderLines = ({ lines }: { lines: OrderLine[] }) => {
  const t = useText();
  const { aed, count } = useFormat();
  const locale = useLocale();
  const nameOf = useNameOf();
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) => {
        const options = optionWords(line, locale);
        return (
          <li key={index} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
            <Thumb images={line.image ? [line.image] : []} className="size-14" />
            <div className="min-w-0 flex-1">
              <a
                href={shopUrl(`/product/${line.id}`)}
                target="_blank"
                rel="noreferrer"
                className="font-semibold underline-offset-4 hover:underline"
              >
                <bdi>{nameOf(line)}</bdi>
              </a>
              {options.length > 0 && <p className="text-mini text-muted">{options.join(' · ')}</p>}
              <p className="text-mini text-muted tabular-nums">
                {t('orders.linePrice', { count: count(line.quantity), price: aed(line.price) })}
              </p>
            </div>
            <p className="font-semibold whitespace-nowrap tabular-nums">{aed(line.subtotal)}</p>
          </li>
        );
      })}
    </ul>
  );
};
