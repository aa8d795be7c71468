import { FileText } from 'lucide-react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import type { Order } from '../order';
import { useMay } from '@/shared/rights/use-may';

const documentUrl = (operationId: string, document: string): string =>
  `/api/users/orders/one/${encodeURIComponent(operationId)}/${document}.pdf`;

const CreditNoteLink = ({ href, number }: { href: string; number: string }) => {
  const t = useText();
  if (!useMay()('orders.documents')) return <bdi dir="ltr">{number}</bdi>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-8 items-center gap-1.5 text-accent underline-offset-4 hover:underline"
    >
      <FileText className="size-4" />
      <span className="sr-only">{t('orders.creditNote')}</span>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
};

/** Refunds that were made, each with its credit note as PDF in a new tab. */
export const RefundList = ({ order: { operationId, refunds, reversal } }: { order: Order }) => {
  const t = useText();
  const { aed, day } = useFormat();
  if (refunds.length === 0 && !reversal) return null;
  return (
    <ul aria-label={t('orders.refunds')} className="mt-3 flex flex-col gap-1 text-small">
      {reversal && (
        <li className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="tabular-nums">
            {aed(reversal.amount)}{' '}
            <span className="text-muted">
              · {day(reversal.at)} · {t('orders.reversal')}
            </span>
          </span>
          <CreditNoteLink
            href={documentUrl(operationId, 'credit-note')}
            number={reversal.creditNote}
          />
        </li>
      )}
      {refunds.map(({ id, amount, at, creditNote }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="tabular-nums">
            {aed(amount)} <span className="text-muted">· {day(at)}</span>
          </span>
          {creditNote ? (
            <CreditNoteLink
              href={documentUrl(operationId, `refunds/${id}/credit-note`)}
              number={creditNote}
            />
          ) : (
            <span className="text-muted">{t('orders.doublePayment')}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
