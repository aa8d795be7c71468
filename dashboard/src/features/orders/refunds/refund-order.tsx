import { ApiError } from '@shop/api-client';
import { CheckboxField, NumberField } from '@shop/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRequestKey } from '@/shared/forms/use-request-key';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { CashMethodField } from './cash-method-field';
import type { Order } from '../order';
import { ActionForm } from '@/shared/forms/action-form';
import { DialogButton } from '@/shared/unsaved/dialog-button';
import { ReasonField } from '../reason-field';
import { ordersQueries, refundOrder, type CashMethod, type RefundRequest } from '../orders.queries';
import { RefundLines, type Chosen } from './refund-lines';
import { isAboveRefundable, useOrderForm } from '@/shared/use-order-change';

const linesOf = (chosen: Chosen): NonNullable<RefundRequest['lines']> =>
  Object.entries(chosen)
    .filter(([, { quantity }]) => quantity > 0)
    .map(([lineId, { quantity, restock }]) => ({ lineId: Number(lineId), quantity, restock }));

/** Without what a colleague has refunded since it was picked. */
const leftOf = (picked: Chosen, { lines }: Order): Chosen =>
  Object.fromEntries(
    lines.flatMap(({ lineId, quantity, refunded }) => {
      const line = picked[lineId];
      const left = quantity - refunded;
      return line ? [[lineId, { ...line, quantity: Math.min(line.quantity, left) }]] : [];
    }),
  );

const RefundForm = ({ order, onDone }: { order: Order; onDone: () => void }) => {
  const t = useText();
  const { aed } = useFormat();
  const { refundable, operationId } = order;
  const isCash = order.paymentMethod === 'cod';
  const sendOnce = useRequestKey(`refund of ${operationId}`);
  const [picked, setPicked] = useState<Chosen>({});
  const [pickedDelivery, setPickedDelivery] = useState(false);
  /** The typed amount; empty for the server's sum. */
  const [typed, setTyped] = useState<string>();
  const [reason, setReason] = useState('');
  const [method, setMethod] = useState<CashMethod>('bank');
  const [problem, setProblem] = useState<string>();
  const chosen = leftOf(picked, order);
  const delivery = pickedDelivery && order.deliveryRefundable;
  const lines = linesOf(chosen);
  const request: RefundRequest = {
    ...(lines.length > 0 && { lines }),
    ...(delivery && { delivery }),
  };
  const isQuoted = lines.length > 0 || delivery;
  const quote = useQuery({
    ...ordersQueries.refundQuote(operationId, request),
    enabled: isQuoted,
    placeholderData: keepPreviousData,
  });
  // Not if all that was picked has been refunded meanwhile: then an amount is typed, or something else is picked.
  const isAll = linesOf(picked).length === 0 && !pickedDelivery;
  const quoted = isQuoted ? quote.data?.amount : undefined;
  const amount = typed ?? (isAll ? refundable : quoted)?.toFixed(2) ?? '';
  const {
    mutate,
    isPending,
    forget,
    error,
    problem: refused,
  } = useOrderForm(
    (wanted: number) => {
      // Items that a coupon made free are refunded with nothing.
      const asked = { ...request, ...(wanted > 0 && { amount: wanted }) };
      const body: RefundRequest = {
        ...asked,
        reason: reason.trim(),
        ...(isCash && { way: method }),
      };
      // As the server compares refunds of one key. After a lost response the same refund with another reason counts as
      // repeated even if the order shows the first one: it is better asked for twice than made twice.
      return sendOnce(asked, (once) => refundOrder(operationId, body, once));
    },
    t(isCash ? 'orders.refundRecorded' : 'orders.refundRequested'),
    onDone,
  );
  const edited = () => {
    setProblem(undefined);
    forget();
  };
  const choose = (change: () => void) => {
    setPicked(chosen);
    setPickedDelivery(delivery);
    change();
    setTyped(undefined);
    edited();
  };
  const amountField = useRef<HTMLInputElement>(null);
  const isTooHigh = isAboveRefundable(error);
  // The form waits for the server's quote of the current selection.
  const isKnown = !isQuoted || typed !== undefined || (quote.isSuccess && !quote.isPlaceholderData);
  const send = () => {
    if (!isKnown) return;
    const wanted = Number(amount);
    const isFree = quoted === 0;
    const isAmount =
      /^\d+(\.\d{1,2})?$/.test(amount.trim()) && (wanted > 0 || isFree) && wanted <= refundable;
    setProblem(isAmount ? undefined : t('orders.refundInvalid', { most: aed(refundable) }));
    if (!isAmount) return;
    mutate(wanted, {
      onError: (refusal) => isAboveRefundable(refusal) && amountField.current?.focus(),
    });
  };
  const refusal =
    isQuoted && quote.error instanceof ApiError && quote.error.serverMessage
      ? quote.error.serverMessage
      : isQuoted && quote.error
        ? t('orders.refundQuoteFailed')
        : undefined;
  return (
    <ActionForm
      busy={isPending || (!isKnown && quote.isFetching)}
      submitText={t(isCash ? 'orders.refundRecord' : 'orders.refundNow')}
      variant="danger"
      problem={isTooHigh ? undefined : refused}
      onSend={send}
    >
      <RefundLines
        order={order}
        chosen={chosen}
        onChange={(next) => choose(() => setPicked(next))}
      />
      {order.fee > order.deliveryDiscount && (
        <CheckboxField
          label={t('orders.refundDelivery', { fee: aed(order.fee - order.deliveryDiscount) })}
          disabled={!order.deliveryRefundable}
          checked={delivery}
          onChange={(event) => choose(() => setPickedDelivery(event.target.checked))}
        />
      )}
      <NumberField
        label={t('orders.refundAmount')}
        hint={t('orders.refundMaximum', { most: aed(refundable) })}
        ref={amountField}
        error={problem ?? (isTooHigh ? refused : typed === undefined ? refusal : undefined)}
        aria-busy={quote.isFetching}
        value={amount}
        onChange={(event) => {
          setTyped(event.target.value);
          edited();
        }}
      />
      {isCash && (
        <CashMethodField
          label={t('orders.refundMethod')}
          hint={t('orders.refundMethodHint')}
          value={method}
          onChange={setMethod}
        />
      )}
      <ReasonField rows={2} value={reason} onChange={setReason} />
    </ActionForm>
  );
};

/** Refunds quantities of lines, the delivery fee, an amount, or the rest of an order. */
export const RefundOrder = ({ order }: { order: Order }) => {
  const t = useText();
  return (
    <DialogButton text={t('orders.refund')} title={t('orders.refundTitle')}>
      {(close) => <RefundForm order={order} onDone={close} />}
    </DialogButton>
  );
};
