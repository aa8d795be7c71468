import type { OrderDto } from '@shop/contracts';
import { creditNoteName, formatAed, invoiceName } from '@shop/shop-rules';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { DocumentButton } from './document-button';

/** The refunds of an order with their credit notes, and its invoice, as PDF. */
export const OrderDocuments = ({ order }: { order: OrderDto }) => {
  const { t, locale } = useText();
  const { invoiced, invoiceReversal, refunds = [], number, operation_id: operationId } = order;
  if (!invoiced && refunds.length === 0) return null;
  return (
    <section className="text-small print:hidden">
      <h2 className="mb-1 font-semibold">{t('order.documents')}</h2>
      <ul className="flex flex-col gap-2">
        {invoiced && (
          <li>
            <DocumentButton
              label={t('order.invoice')}
              name={invoiceName(number)}
              of={{ operationId }}
            />
          </li>
        )}
        {invoiceReversal && (
          <li className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              {t('order.invoiceReversed')} · {formatDate(invoiceReversal.at, locale)} ·{' '}
              {formatAed(invoiceReversal.amount, locale)}
            </span>
            <DocumentButton
              label={`${t('order.creditNote')} ${invoiceReversal.creditNote}`}
              name={creditNoteName(number, invoiceReversal.creditNote)}
              of={{ operationId, reversal: true }}
            />
          </li>
        )}
        {refunds.map(({ id, amount, at, creditNote }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              {t('order.step.refunded')} · {formatDate(at, locale)} · {formatAed(amount, locale)}
            </span>
            {creditNote && (
              <DocumentButton
                label={`${t('order.creditNote')} ${creditNote}`}
                name={creditNoteName(number, creditNote)}
                of={{ operationId, refundId: id }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
