import { DUBAI_FEE, formatAed, OTHER_FEE, RETURN_DAYS, toAed } from '@shop/shop-rules';
import { Banknote, Clock, CreditCard, RotateCcw, Truck } from 'lucide-react';
import { useText } from '@/shared/text';

/** Ways to pay, delivery and what the shop promises. */
export const DeliveryBlock = () => {
  const { t, locale } = useText();
  const rows = [
    { Icon: Truck, text: t('delivery.time') },
    {
      Icon: Banknote,
      text: t('delivery.fee', {
        dubai: formatAed(toAed(DUBAI_FEE), locale),
        other: formatAed(toAed(OTHER_FEE), locale),
      }),
    },
    { Icon: RotateCcw, text: t('delivery.returns', { days: RETURN_DAYS }) },
    { Icon: CreditCard, text: t('delivery.pay') },
    { Icon: Clock, text: t('hours') },
  ];
  return (
    <section aria-label={t('delivery.label')} className="border-y border-line py-4">
      <ul className="flex flex-col gap-3 text-small">
        {rows.map(({ Icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4.5 text-brass" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
};
