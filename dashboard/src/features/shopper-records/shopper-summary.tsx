import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import type { ShopperRecord } from './shopper-records.queries';

/** What the shopper has ordered, paid and returned. */
export const ShopperSummary = ({ figures }: Pick<ShopperRecord, 'figures'>) => {
  const t = useText();
  const { aed, count } = useFormat();
  const cash = (['cashDelivered', 'cashReturned', 'cashCancelled'] as const).map((key) => ({
    key,
    value: count(figures[key]),
  }));
  const rows = [
    { key: 'orders', value: count(figures.orders) },
    { key: 'delivered', value: count(figures.delivered) },
    { key: 'spent', value: aed(figures.spent) },
    { key: 'average', value: aed(figures.average) },
    { key: 'returns', value: count(figures.returns) },
    ...cash,
  ];
  return (
    <dl className="panel mb-4 grid grid-cols-2 gap-px overflow-hidden bg-line sm:grid-cols-4">
      {rows.map(({ key, value }) => (
        <div key={key} className="flex flex-col gap-1 bg-surface p-4">
          <dt className="text-small text-muted">{t(`shopper.figure.${key}`)}</dt>
          <dd className="mt-auto text-h3 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
