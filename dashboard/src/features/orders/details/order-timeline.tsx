import { cx } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import type { Order } from '../order';
import { stateText } from '../order-texts';

const SUBJECTS = {
  order: 'orders.subject.order',
  payment: 'orders.subject.payment',
  cod: 'orders.subject.cod',
  shipment: 'orders.subject.shipment',
  return: 'orders.subject.return',
  mail: 'orders.subject.mail',
} as const;

/** Events that do not change the state. */
const SAME_STATE = ['address_changed', 'refunded', 'refund_twice', 'extra_closed', 'corrected'];

/** Events of the order, newest first. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const t = useText();
  const { day, time } = useFormat();
  const steps = order.timeline.toReversed();
  return (
    <ol className="flex flex-col">
      {steps.map(({ at, subject, event, to, actor, why }, index) => {
        const id = stateText(subject, SAME_STATE.includes(event) ? event : to);
        return (
          <li
            key={`${at} ${subject} ${to}`}
            className="relative ps-6 pb-5 before:absolute before:inset-y-0 before:start-[5px] before:top-3 before:w-px before:bg-line last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden="true"
              className={cx(
                'absolute start-0 top-1.5 size-2.75 rounded-full border',
                index === 0 ? 'border-accent bg-accent' : 'border-control bg-surface',
              )}
            />
            <p className={cx(index === 0 && 'font-semibold')}>{id ? t(id) : to}</p>
            {why && (
              <p className="text-small break-words">
                <bdi>{why}</bdi>
              </p>
            )}
            <p className="text-mini text-muted">
              {t(SUBJECTS[subject])} ·{' '}
              <time dateTime={at}>
                {day(at)}, {time(at)}
              </time>
              {actor?.startsWith('staff:') && ` · ${t('orders.byStaff')}`}
              {actor?.startsWith('shopper:') && ` · ${t('orders.byShopper')}`}
            </p>
          </li>
        );
      })}
    </ol>
  );
};
