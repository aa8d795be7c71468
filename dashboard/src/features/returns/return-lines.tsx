import type { ReturnLineDto } from '@shop/contracts';
import { optionText } from '@shop/shop-rules';
import { Thumb } from '@/shared/display/thumb';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { shopUrl } from '@/shared/paths';

/** Lines of a return with what was requested and what arrived. */
export const ReturnLines = ({ lines }: { lines: ReturnLineDto[] }) => {
  const t = useText();
  const { aed, count } = useFormat();
  const locale = useLocale();
  const nameOf = useNameOf();
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => {
        const { lineId, productId, image, quantity, price, received, good } = line;
        const options = optionText(line, locale);
        return (
          <li key={lineId} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
            <Thumb images={image ? [image] : []} className="size-14" />
            <div className="min-w-0 flex-1">
              <a
                href={shopUrl(`/product/${productId}`)}
                target="_blank"
                rel="noreferrer"
                className="font-semibold underline-offset-4 hover:underline"
              >
                <bdi>{nameOf(line)}</bdi>
              </a>
              {options && (
                <p className="text-mini text-muted">
                  <bdi>{options}</bdi>
                </p>
              )}
              <p className="text-mini text-muted tabular-nums">
                {t('orders.linePrice', { count: count(quantity), price: aed(price) })}
              </p>
              {received !== null && (
                <p className="text-small font-semibold tabular-nums">
                  {t('returns.arrivedOf', { received: count(received), good: count(good ?? 0) })}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
