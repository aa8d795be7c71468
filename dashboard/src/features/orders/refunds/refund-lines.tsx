import { optionText } from '@shop/shop-rules';
import { CheckboxField, Select } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale, useText } from '@/shared/i18n/use-text';
import type { Order, OrderLine } from '../order';

/** Quantity of a line to refund. */
interface ChosenLine {
  quantity: number;
  restock: boolean;
}
/** Keyed by line id. */
export type Chosen = Readonly<Record<number, ChosenLine>>;

const NONE: ChosenLine = { quantity: 0, restock: false };

const RefundLine = ({
  line,
  chosen,
  onChange,
}: {
  line: OrderLine;
  chosen: ChosenLine;
  onChange: (chosen: ChosenLine) => void;
}) => {
  const t = useText();
  const { aed, count } = useFormat();
  const name = useNameOf()(line);
  const options = optionText(line, useLocale());
  const left = line.quantity - line.refunded;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words">
          <bdi>{name}</bdi>
        </p>
        {options && (
          <p className="text-mini text-muted">
            <bdi>{options}</bdi>
          </p>
        )}
        <p className="text-mini text-muted tabular-nums">
          {t('orders.linePrice', { count: count(line.quantity), price: aed(line.price) })}
        </p>
        {line.refunded > 0 && (
          <p className="text-mini text-muted tabular-nums">
            {t('orders.refundBefore', {
              refunded: count(line.refunded),
              restocked: count(line.restocked),
            })}
          </p>
        )}
        {chosen.quantity > 0 && (
          <CheckboxField
            className="mt-2"
            label={t('orders.refundRestock')}
            checked={chosen.restock}
            onChange={(event) => onChange({ ...chosen, restock: event.target.checked })}
          />
        )}
      </div>
      <Select
        aria-label={t('orders.refundQuantity', { name: options ? `${name} (${options})` : name })}
        disabled={left === 0}
        frame="inline-block"
        className="tabular-nums"
        value={chosen.quantity}
        onChange={(event) => onChange({ ...chosen, quantity: Number(event.target.value) })}
      >
        {Array.from({ length: left + 1 }, (_, quantity) => (
          <option key={quantity} value={quantity}>
            {t('orders.refundOf', { count: count(quantity), most: count(left) })}
          </option>
        ))}
      </Select>
    </li>
  );
};

/** Selects the quantities to refund and to return to stock. */
export const RefundLines = ({
  order,
  chosen,
  onChange,
}: {
  order: Order;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}) => {
  const t = useText();
  return (
    <fieldset>
      <legend className="mb-2 text-small text-muted">{t('orders.refundLines')}</legend>
      <ul className="divide-y divide-line">
        {order.lines.map((line) => (
          <RefundLine
            key={line.lineId}
            line={line}
            chosen={chosen[line.lineId] ?? NONE}
            onChange={(next) => onChange({ ...chosen, [line.lineId]: next })}
          />
        ))}
      </ul>
    </fieldset>
  );
};
