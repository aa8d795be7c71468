import { daysText, formatAed, isCityKnown, isDubai } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { Clock, CreditCard, RotateCcw, Truck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { PaymentMarks } from '@/shared/orders/payment-marks';
import { usePlace, useSettings } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';

const Row = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <Icon className="mt-0.5 size-4.5 shrink-0 text-brass" />
    <div className="min-w-0 flex-1">{children}</div>
  </li>
);

/** Payment methods, delivery and return policy; shows only what is currently available. */
export const DeliveryBlock = ({ city }: { city?: string }) => {
  const { t, locale } = useText();
  const settings = useSettings();
  const { hours } = usePlace();
  const { deliveryFeeDubai, deliveryFeeOther, freeShippingFrom } = settings;
  const known = isCityKnown(city);
  const fees = [
    { place: t('delivery.dubai'), fee: deliveryFeeDubai, own: known && isDubai(city) },
    { place: t('delivery.otherEmirates'), fee: deliveryFeeOther, own: known && !isDubai(city) },
  ];
  return (
    <section aria-label={t('delivery.label')} className="border-y border-line py-4">
      <ul className="flex flex-col gap-3.5 text-small">
        <Row Icon={CreditCard}>
          <PaymentMarks cash={settings.codEnabled} />
        </Row>
        <Row Icon={Truck}>
          {t('delivery.time')}
          <dl className="mt-1.5 flex flex-col gap-1 text-muted">
            {fees.map(({ place, fee, own }) => (
              <div
                key={place}
                className={cx('flex justify-between gap-4', own && 'font-semibold text-ink')}
              >
                <dt>
                  {place}
                  {own && <span className="font-normal"> ({t('delivery.yourAddress')})</span>}
                </dt>
                <dd className="shrink-0 tabular-nums">{formatAed(fee, locale)}</dd>
              </div>
            ))}
          </dl>
          {freeShippingFrom !== null && (
            <p className="mt-1.5 font-semibold text-success">
              {t('delivery.freeFrom', { amount: formatAed(freeShippingFrom, locale) })}
            </p>
          )}
        </Row>
        <Row Icon={RotateCcw}>
          <Link
            to={paths.returns}
            className="inline-block underline-offset-4 hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
          >
            {t('delivery.returns', { days: daysText(settings.returnDays, locale) })}
          </Link>
        </Row>
        {hours && (
          <Row Icon={Clock}>
            {t('footer.hours')}: {hours}
          </Row>
        )}
      </ul>
    </section>
  );
};
