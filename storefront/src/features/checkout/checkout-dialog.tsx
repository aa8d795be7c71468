import type { UserDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { Button, Dialog, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { serverMessage } from '@/shared/server-message';
import { useText } from '@/shared/text';
import { AddressFields } from './address-fields';
import { addressOf, type Address, type Checkout, type CheckoutLine } from './checkout';
import { checkoutQueries } from './checkout.queries';
import { QuoteLine, type LineFixes } from './quote-line';
import { QuoteTotals } from './quote-totals';

const FORM = 'checkout-form';

export interface CheckoutDialogProps extends LineFixes {
  user: UserDto;
  lines: CheckoutLine[];
  /** What was typed before, when the shopper comes back from the payment. */
  address: Address | undefined;
  onClose: () => void;
  onContinue: (checkout: Checkout) => void;
}

/** Address, the lines at today's prices, and the total: what the order will be. */
export const CheckoutDialog = ({
  user,
  lines,
  address,
  onClose,
  onContinue,
  ...fixes
}: CheckoutDialogProps) => {
  const { t, locale } = useText();
  const { register, handleSubmit, formState, watch } = useForm<Address>({
    mode: 'onTouched',
    defaultValues: address ?? addressOf(user),
  });
  const city = watch('city');
  const { data: quote, error, isFetching, refetch } = useQuery(checkoutQueries.quote(lines, city));
  const blocked = quote?.lines.some(({ problem }) => problem !== null) ?? false;
  const ready = quote !== undefined && !isFetching && !blocked && lines.length > 0;
  const submit = handleSubmit((values) => {
    if (!ready) return;
    onContinue({ lines, address: values, total: quote.total, codEnabled: quote.codEnabled });
  });
  const cartPrice = (productId: number, size: string, color: string) =>
    lines.find((line) => line.id === productId && line.size === size && line.color === color)
      ?.price;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('checkout.title')}
      closeLabel={t('close')}
      footer={
        <div className="flex flex-col gap-3">
          {quote && <QuoteTotals quote={quote} cityKnown={city !== ''} />}
          {blocked && (
            <p role="alert" className="text-small text-sale">
              {t('checkout.blocked')}
            </p>
          )}
          <Button type="submit" form={FORM} size="large" aria-disabled={!ready}>
            {quote
              ? t('checkout.pay', { amount: formatAed(quote.total, locale) })
              : t('checkout.payPlain')}
          </Button>
        </div>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-8"
      >
        <section>
          <h3 className="mb-4 text-body font-semibold">{t('checkout.deliverTo')}</h3>
          <AddressFields register={register} errors={formState.errors} />
        </section>
        <section>
          <h3 className="mb-1 text-body font-semibold">{t('checkout.order')}</h3>
          {error && (
            <ErrorState
              text={serverMessage(error, t('region.failed'))}
              retryText={t('retry')}
              onRetry={() => void refetch()}
            />
          )}
          {!quote && !error && (
            <Loading text={t('loading')}>
              <Skeleton className="h-24" />
            </Loading>
          )}
          <ul className="divide-y divide-line">
            {quote?.lines.map((line) => (
              <li key={`${line.productId}|${line.size}|${line.color}`}>
                <QuoteLine
                  line={line}
                  cartPrice={cartPrice(line.productId, line.size, line.color)}
                  {...fixes}
                />
              </li>
            ))}
          </ul>
        </section>
      </form>
    </Dialog>
  );
};
