import type { OrderDto } from '@shop/contracts';
import { Check } from 'lucide-react';
import { formatDateTime } from '@/shared/date';
import { useText } from '@/shared/text';
import { shipmentsOf } from './order-info';
import { stepsOf, type Step } from './order-steps';

/** The carrier's page about a parcel. */
const trackingUrl = (awb: string): string =>
  `https://www.aramex.com/track/results?ShipmentNumber=${encodeURIComponent(awb)}`;

const Dot = ({ step, isLast }: { step: Step; isLast: boolean }) => (
  <span aria-hidden="true" className="flex flex-col items-center">
    <span
      className={
        step.at
          ? 'grid size-6 place-items-center rounded-full bg-accent text-on-accent'
          : 'size-6 rounded-full border border-control'
      }
    >
      {step.at && <Check className="size-3.5" strokeWidth={2.5} />}
    </span>
    {!isLast && <span className={`w-px flex-1 ${step.at ? 'bg-accent' : 'bg-line'}`} />}
  </span>
);

/** What has happened with an order, and what comes next. */
export const OrderTimeline = ({ order }: { order: OrderDto }) => {
  const { t, locale } = useText();
  const steps = stepsOf(order);
  const [parcel] = shipmentsOf(order);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={t('order.timeline')} className="text-small">
      {steps.map((step, index) => (
        <li key={step.id} className="flex gap-4">
          <Dot step={step} isLast={index === steps.length - 1} />
          <div className="min-w-0 flex-1 pb-5">
            <p className={step.at ? 'font-semibold' : 'text-muted'}>
              {t(`order.step.${step.id}`)}
              {!step.at && <span className="sr-only"> ({t('order.step.ahead')})</span>}
            </p>
            {step.at && <p className="text-muted">{formatDateTime(step.at, locale)}</p>}
            {step.id === 'shipped' && step.at && parcel && (
              <a
                href={trackingUrl(parcel.ID)}
                target="_blank"
                rel="noopener"
                className="mt-1 inline-flex min-h-9 items-center gap-1.5 underline underline-offset-4 print:hidden"
              >
                {t('order.track')} <bdi dir="ltr">{parcel.ID}</bdi>
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
};
