import type { OrderDto } from '@shop/contracts';
import { Check, X } from 'lucide-react';
import { formatDateTime } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { stepsOf, type Step } from './order-steps';

/** Steps that end an order without delivery. */
const STOPS: Step['id'][] = ['declined', 'expired', 'cancelled'];

const Dot = ({ step, isLast }: { step: Step; isLast: boolean }) => (
  <span aria-hidden="true" className="flex flex-col items-center">
    {STOPS.includes(step.id) ? (
      <span className="grid size-6 place-items-center rounded-full border border-control text-muted">
        <X className="size-3.5" strokeWidth={2.5} />
      </span>
    ) : (
      <span
        className={
          step.at
            ? 'grid size-6 place-items-center rounded-full bg-accent text-on-accent'
            : 'size-6 rounded-full border border-control'
        }
      >
        {step.at && <Check className="size-3.5" strokeWidth={2.5} />}
      </span>
    )}
    {!isLast && <span className={`w-px flex-1 ${step.at ? 'bg-accent' : 'bg-line'}`} />}
  </span>
);

/** Timeline of an order with its next steps. */
export const OrderTimeline = ({ order }: { order: OrderDto }) => {
  const { t, locale } = useText();
  const steps = stepsOf(order);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={t('order.timeline')} className="text-small">
      {steps.map((step, index) => (
        <li key={step.id} className="group flex gap-4">
          <Dot step={step} isLast={index === steps.length - 1} />
          <div className="min-w-0 flex-1 pb-5 group-last:pb-0">
            <p className={step.at ? 'font-semibold' : 'text-muted'}>
              {t(`order.step.${step.id}`)}
              {!step.at && <span className="sr-only"> ({t('order.step.upcoming')})</span>}
            </p>
            {step.at && <p className="text-muted">{formatDateTime(step.at, locale)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
};
