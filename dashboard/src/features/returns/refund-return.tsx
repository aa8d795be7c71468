import { ApiError } from '@shop/api-client';
import type { RefundReturnDto, StaffReturnDto } from '@shop/contracts';
import { refundsDelivery } from '@shop/shop-rules';
import { CheckboxField, NumberField, SelectField } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOpenedRow } from '@/shared/forms/use-opened-row';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { RecordedMeanwhile } from './recorded-meanwhile';
import { ActionForm } from '@/shared/forms/action-form';
import { DialogButton } from '@/shared/unsaved/dialog-button';
import { refundReturn, returnsQueries } from './returns.queries';
import { useReturnForm } from './use-return-change';
import { isAboveRefundable } from '@/shared/use-order-change';

const METHODS = ['bank', 'cash'] as const satisfies RefundReturnDto['way'][];

const RefundForm = ({ row, onDone }: { row: StaffReturnDto; onDone: () => void }) => {
  const t = useText();
  const { aed } = useFormat();
  const { reason, deliveryFee, paymentMethod } = row;
  const { opened, change: decide } = useOpenedRow(row);
  const isCash = paymentMethod === 'cod';
  const [picked, setPicked] = useState(refundsDelivery(reason));
  /** Not if a colleague has refunded the fee meanwhile. */
  const delivery = picked && deliveryFee > 0;
  /** The typed amount; undefined for the server's sum. */
  const [typed, setTyped] = useState<string>();
  const [way, setWay] = useState<NonNullable<RefundReturnDto['way']>>('bank');
  const [problem, setProblem] = useState<string>();
  const quote = useQuery(returnsQueries.refundQuote(row, delivery));
  const most = quote.data?.refundable ?? 0;
  const amount = typed ?? quote.data?.amount.toFixed(2) ?? '';
  const {
    mutate,
    isPending,
    forget,
    error,
    problem: refused,
  } = useReturnForm(
    // Items that a coupon made free are refunded with nothing.
    (wanted: number) =>
      decide((seen) =>
        refundReturn(seen, {
          delivery,
          ...(wanted > 0 && { amount: wanted }),
          ...(isCash && { way }),
        }),
      ),
    t('returns.refundDone'),
    onDone,
  );
  const edited = () => {
    setProblem(undefined);
    forget();
  };
  const amountField = useRef<HTMLInputElement>(null);
  const isTooHigh = isAboveRefundable(error);
  // The form waits for the server's sum of the current choice and of what is recorded now.
  const isKnown = typed !== undefined || (quote.isSuccess && !quote.isFetching);
  const send = () => {
    if (!isKnown) return;
    const wanted = Number(amount);
    const isAmount =
      /^\d+(\.\d{1,2})?$/.test(amount.trim()) &&
      (wanted > 0 || quote.data?.amount === 0) &&
      wanted <= most;
    setProblem(isAmount ? undefined : t('returns.refundInvalid', { most: aed(most) }));
    if (!isAmount) return;
    mutate(wanted, {
      onError: (answer) => isAboveRefundable(answer) && amountField.current?.focus(),
    });
  };
  const refusal =
    quote.error instanceof ApiError && quote.error.serverMessage
      ? quote.error.serverMessage
      : quote.error
        ? t('returns.refundQuoteFailed')
        : undefined;
  return (
    <ActionForm
      busy={isPending || (!isKnown && quote.isFetching)}
      submitText={t('returns.refund')}
      problem={isTooHigh ? undefined : refused}
      onSend={send}
    >
      {row.lines.map((line, index) => (
        <RecordedMeanwhile key={line.lineId} line={line} known={[opened.lines[index]]} named />
      ))}
      {quote.data && (
        <p className="flex justify-between gap-4 tabular-nums">
          <span>{t('returns.refundGoods')}</span>
          <span className="font-semibold">{aed(quote.data.goods)}</span>
        </p>
      )}
      {deliveryFee > 0 && (
        <div>
          <CheckboxField
            label={t('returns.refundDelivery', { fee: aed(deliveryFee) })}
            checked={delivery}
            onChange={(event) => {
              setPicked(event.target.checked);
              setTyped(undefined);
              edited();
            }}
          />
          <p className="text-mini text-muted">{t('returns.refundDeliveryHint')}</p>
        </div>
      )}
      <NumberField
        label={t('returns.refundAmount')}
        hint={most > 0 ? t('returns.refundMost', { most: aed(most) }) : undefined}
        ref={amountField}
        error={problem ?? (isTooHigh ? refused : refusal)}
        aria-busy={quote.isFetching}
        value={amount}
        onChange={(event) => {
          setTyped(event.target.value);
          edited();
        }}
      />
      {isCash ? (
        <SelectField
          label={t('returns.method')}
          value={way}
          onChange={(event) =>
            setWay(METHODS.find((method) => method === event.target.value) ?? 'bank')
          }
        >
          {METHODS.map((method) => (
            <option key={method} value={method}>
              {t(`returns.methodOf.${method}`)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="text-muted">{t('returns.refundCard')}</p>
      )}
    </ActionForm>
  );
};

/** Refunds what arrived of a return. */
export const RefundReturn = ({ row }: { row: StaffReturnDto }) => {
  const t = useText();
  return (
    <DialogButton
      text={t('returns.refund')}
      title={t('returns.refundTitle', { id: row.id })}
      variant="primary"
    >
      {(close) => <RefundForm row={row} onDone={close} />}
    </DialogButton>
  );
};
