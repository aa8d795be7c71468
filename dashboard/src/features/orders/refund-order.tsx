import { toAed, toFils } from '@shop/shop-rules';
import { Button, CheckboxField, Dialog, NumberField, TextAreaField } from '@shop/ui';
import { useState } from 'react';
import { FormEnd } from '@/shared/form-end';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { CashWayField } from './cash-way-field';
import type { Order } from './order';
import { refundOrder, type CashWay } from './orders.queries';
import { useOrderChange } from './use-order-change';

/** What the chosen lines come to, never more than can go back. */
const amountOf = ({ lines, refundable }: Order, chosen: number[]): number => {
  const fils = chosen.reduce((sum, index) => sum + toFils(lines[index]?.subtotal ?? 0), 0);
  return Math.min(toAed(fils), refundable);
};

const RefundForm = ({ order, onDone }: { order: Order; onDone: () => void }) => {
  const t = useText();
  const { aed } = useFormat();
  const { lines, refundable, operationId } = order;
  const isCash = order.paymentMethod === 'cod';
  // One for this window: pressing twice pays once.
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<number[]>([]);
  const [amount, setAmount] = useState(refundable.toFixed(2));
  const [reason, setReason] = useState('');
  const [way, setWay] = useState<CashWay>('bank');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useOrderChange(
    (wanted: number) =>
      refundOrder(operationId, {
        amount: wanted,
        reason: reason.trim(),
        key,
        ...(isCash && { way }),
      }),
    t(isCash ? 'orders.refundRecorded' : 'orders.refundAsked'),
    onDone,
  );
  const choose = (index: number, on: boolean) => {
    const next = on ? [...chosen, index] : chosen.filter((one) => one !== index);
    setChosen(next);
    setAmount((next.length > 0 ? amountOf(order, next) : refundable).toFixed(2));
  };
  const send = () => {
    const wanted = Number(amount);
    const isAmount = /^\d+(\.\d{1,2})?$/.test(amount.trim()) && wanted > 0 && wanted <= refundable;
    setProblem(isAmount ? undefined : t('orders.refundWrong', { most: aed(refundable) }));
    if (isAmount && !isPending) mutate(wanted);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset>
        <legend className="mb-2 text-small text-muted">{t('orders.refundLines')}</legend>
        {/* A finger hits a label above and below its words too: not those of the next line. */}
        <div className="flex flex-col gap-2 pointer-coarse:gap-6">
          {lines.map((line, index) => (
            <CheckboxField
              key={index}
              label={
                <>
                  <bdi>{line.name}</bdi> · {aed(line.subtotal)}
                </>
              }
              checked={chosen.includes(index)}
              onChange={(event) => choose(index, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <NumberField
        label={t('orders.refundAmount')}
        hint={t('orders.refundMost', { most: aed(refundable) })}
        error={problem}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      {isCash && (
        <CashWayField
          label={t('orders.refundWay')}
          hint={t('orders.refundWayHint')}
          value={way}
          onChange={setWay}
        />
      )}
      <TextAreaField
        label={t('orders.reason')}
        optionalText={t('rows.optional')}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormEnd>
        <Button type="submit" variant="danger" className="grow" aria-disabled={isPending}>
          {t(isCash ? 'orders.refundRecord' : 'orders.refundNow')}
        </Button>
      </FormEnd>
    </form>
  );
};

/** Gives money of an order back: all of it, lines, or an amount. */
export const RefundOrder = ({ order }: { order: Order }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('orders.refund')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('orders.refundTitle')}
        closeLabel={t('shell.close')}
        size="small"
      >
        <RefundForm order={order} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
