import type { FailedRefundDto } from '@shop/contracts';
import type { ReactNode } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ProviderText } from '@/shared/display/provider-text';
import { Status } from '@/shared/display/status';
import type { Order } from '../order';
import { ExtraRefundRemedy, FailedRefundRemedies } from './refund-remedies';
import { useMay } from '@/shared/rights/use-may';
import { useHeld } from '@/shared/unsaved/use-held';

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="panel mb-4 p-4 md:p-5">
    <h2 className="font-semibold">
      <Status tone="failed">{title}</Status>
    </h2>
    {children}
  </section>
);

/** Isolates a name from text of the other direction. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

const FailedRefund = ({ refund }: { refund: FailedRefundDto }) => {
  const t = useText();
  const { dateTime } = useFormat();
  const { problem, failedAt, requestedBy, requestedAt, reason } = refund;
  return (
    <>
      <p className="mt-1 break-words">
        <ProviderText text={problem} />
      </p>
      <p className="mt-1 text-small text-muted">
        <time dateTime={failedAt}>
          {t('orders.failedRefund.since', { at: dateTime(failedAt) })}
        </time>
        {requestedAt && (
          <span className="block break-words">
            {requestedBy
              ? t('orders.failedRefund.requestedBy', {
                  name: isolated(requestedBy),
                  at: dateTime(requestedAt),
                })
              : t('orders.failedRefund.requested', { at: dateTime(requestedAt) })}
          </span>
        )}
        {reason && (
          <span className="block break-words">
            {t('orders.failedRefund.reason')} <bdi>{reason}</bdi>
          </span>
        )}
      </p>
    </>
  );
};

/** Failed and duplicate refunds, with actions for those who may decide. */
export const FailedRefunds = ({ order }: { order: Order }) => {
  const t = useText();
  const { aed } = useFormat();
  const mayDecide = useMay()('orders.refund');
  const { operationId, number } = order;
  const { failedRefunds, refundedTwice } = useHeld({
    failedRefunds: order.failedRefunds,
    refundedTwice: order.refundedTwice,
  });
  return (
    <>
      {failedRefunds.map((refund) => (
        <Notice
          key={refund.failedAt}
          title={t('orders.failedRefund.title', { amount: aed(refund.amount) })}
        >
          <FailedRefund refund={refund} />
          {mayDecide && (
            <div className="mt-3 flex flex-wrap gap-2">
              <FailedRefundRemedies {...{ operationId, number }} />
            </div>
          )}
        </Notice>
      ))}
      {refundedTwice > 0 && (
        <Notice title={t('orders.extraRefund.title', { amount: aed(refundedTwice) })}>
          <p className="mt-1 text-muted">{t('orders.extraRefund.about')}</p>
          {mayDecide && (
            <div className="mt-3">
              <ExtraRefundRemedy {...{ operationId, number }} />
            </div>
          )}
        </Notice>
      )}
    </>
  );
};
