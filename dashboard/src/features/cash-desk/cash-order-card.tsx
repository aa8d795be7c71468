import type { CashOrderDto } from '@shop/contracts';
import { Button, buttonClass } from '@shop/ui';
import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Status } from '@/shared/display/status';
import { ViewOrderLink } from '@/shared/display/view-order-link';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PhoneHistory } from './phone-history';
import type { CashOutcome } from './use-outcome-keys';

const Key = ({ children }: { children: string }) => (
  <kbd
    aria-hidden="true"
    className="rounded-control border border-current px-1 font-sans text-mini opacity-70 pointer-coarse:hidden"
  >
    {children}
  </kbd>
);

const Outcome = ({
  text,
  hotkey,
  number,
  variant,
  className = '',
  onClick,
}: {
  text: string;
  hotkey: string;
  number: string;
  variant?: 'secondary' | 'danger';
  className?: string;
  onClick: () => void;
}) => (
  <Button variant={variant} className={`min-h-13 sm:min-h-11 ${className}`} onClick={onClick}>
    {text}
    <span className="sr-only"> {number}</span>
    <Key>{hotkey}</Key>
  </Button>
);

const Reasons = ({ order }: { order: CashOrderDto }) => {
  const t = useText();
  const { time } = useFormat();
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-small font-semibold">
      {order.reasons.map((reason) => (
        <Status key={reason} tone={reason === 'returned' ? 'failed' : 'waiting'}>
          {t(`cashDesk.reason.${reason}`)}
        </Status>
      ))}
      {order.noAnswers > 0 && (
        <Status tone="waiting">
          {t('cashDesk.calls', { count: order.noAnswers })}
          {order.calledAt && ` · ${time(order.calledAt)}`}
        </Status>
      )}
    </p>
  );
};

/** A cash order that waits: why, whom to call, what is known of the phone number, and the outcomes. */
export const CashOrderCard = ({
  order,
  note,
  onOutcome,
}: {
  order: CashOrderDto;
  /** What applies to its calls so far. */
  note: ReactNode;
  onOutcome: (outcome: CashOutcome) => void;
}) => {
  const t = useText();
  const { aed, ago, city, dateTime } = useFormat();
  const { operationId, number, phone } = order;
  return (
    <article
      tabIndex={-1}
      data-row=""
      data-order={operationId}
      aria-label={t('cashDesk.order', { number })}
      className="panel grid scroll-mt-20 grid-cols-1 gap-4 p-4 md:p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <div className="flex min-w-0 flex-col gap-2">
        <header className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="font-semibold tabular-nums">
            <bdi dir="ltr">{number}</bdi>
          </h2>
          <time
            dateTime={order.placedAt}
            title={dateTime(order.placedAt)}
            className="text-small text-muted"
          >
            {ago(order.placedAt)}
          </time>
        </header>
        <Reasons order={order} />
        <p>
          <span className="font-semibold">{aed(order.total)}</span>
          {' · '}
          {t('cashDesk.items', { count: order.items })}
          {' · '}
          <bdi className="break-words">{order.product}</bdi>
        </p>
        {note}
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <p>
          <bdi className="font-semibold">{order.shopper}</bdi>
          <span className="block text-small text-muted">
            <bdi>{order.address}</bdi>
            {' · '}
            <bdi>{city(order.city)}</bdi>
            {' · '}
            {t(`cashDesk.language.${order.locale}`)}
          </span>
        </p>
        <PhoneHistory history={order.history} />
      </div>
      <div className="grid grid-cols-2 content-start gap-2 lg:w-72">
        <a
          href={`tel:${phone}`}
          className={buttonClass({ variant: 'secondary', className: 'col-span-2' })}
        >
          <Phone className="size-4" />
          {t('cashDesk.call')}{' '}
          <bdi dir="ltr" className="tabular-nums">
            {phone}
          </bdi>
        </a>
        <a
          href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(order.message)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <MessageCircle className="size-4" />
          {t('cashDesk.whatsapp')}
        </a>
        <ViewOrderLink operationId={operationId} number={number} />
        <Outcome
          text={t('cashDesk.confirm')}
          hotkey="C"
          number={number}
          className="col-span-2"
          onClick={() => onOutcome('confirm')}
        />
        <Outcome
          text={t('cashDesk.noAnswer')}
          hotkey="N"
          number={number}
          variant="secondary"
          onClick={() => onOutcome('miss')}
        />
        <Outcome
          text={t('cashDesk.cancel')}
          hotkey="X"
          number={number}
          variant="danger"
          onClick={() => onOutcome('cancel')}
        />
      </div>
    </article>
  );
};
