import type { UserDto } from '@shop/contracts';
import { Button, Dialog } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addressesQuery, isSamePlace } from '@/shared/addresses/addresses.queries';
import type { ContactDetails } from '@/shared/forms/contact-fields';
import { quoteQuery, type PricedCartLine } from '@/shared/orders/quote.queries';
import type { LineFixes } from '@/shared/orders/line-fixes';
import { count } from '@/shared/browser/count';
import { useText } from '@/shared/i18n/text';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { AddressSection } from './address-section';
import { session } from '@/shared/session/session';
import { signIn } from '@/shared/session/sign-in';
import { linkedCoupon } from '@/shared/orders/linked-coupon';
import { addressOf, isComplete, type Checkout } from '../checkout';
import { checkoutDraft } from '../checkout-draft';
import { CouponField } from './coupon-field';
import { SaveToProfile } from './save-to-profile';
import { focusMarkedLine } from './focus-marked-line';
import { QuoteSection } from './quote-section';
import { QuoteTotals } from './quote-totals';

const FORM = 'checkout-form';

interface CheckoutDialogProps {
  /** Null for a guest, who signs in once the address is complete. */
  user: UserDto | null;
  lines: PricedCartLine[];
  fixes: LineFixes;
  onClose: () => void;
  onContinue: (checkout: Omit<Checkout, 'purchaseId'>) => void;
}

/** Address, quoted lines and total of the order. */
export const CheckoutDialog = ({
  user,
  lines,
  fixes,
  onClose,
  onContinue,
}: CheckoutDialogProps) => {
  const { t } = useText();
  const order = useRef<HTMLDivElement>(null);
  const form = useShopForm<ContactDetails>(checkoutDraft.of(user));
  const { watch, refuse } = form;
  const book = useQuery({ ...addressesQuery(user?.id ?? 0), enabled: user !== null });
  const saved = (book.data?.addresses ?? []).filter(isComplete);
  const profile = user ? addressOf(user) : undefined;
  const known = profile ? [profile, ...saved] : [];
  const city = watch('city');
  const [coupon, setCoupon] = useState(() => checkoutDraft.coupon(user));
  const quote = useQuery(quoteQuery(lines, city, coupon));
  const { data } = quote;
  const blocked = data?.lines.some(({ problem }) => problem !== null) ?? false;
  const ready = data !== undefined && !quote.isFetching && !blocked && lines.length > 0;

  useEffect(() => {
    const { unsubscribe } = watch((address) => checkoutDraft.save(user, address));
    return unsubscribe;
  }, [watch, user]);
  useEffect(() => {
    const refusal = checkoutDraft.takeError();
    if (refusal) refuse(refusal, '');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: shows the errors of the last payment
  }, []);

  const signInFor = async ({ fullName, phone }: ContactDetails) => {
    const onRefused = (error: unknown) => refuse(error, t('register.failed'));
    await signIn.ask('checkout.account', { name: fullName, phone, onRefused });
    return session.hasEnded() ? null : session.user();
  };
  useEffect(() => count({ step: 'checkout' }), []);

  const submit = form.sends(async (address) => {
    if (!ready) return focusMarkedLine(order.current);
    const { total, codEnabled } = data;
    const shopper = user ?? (await signInFor(address));
    if (!shopper) return;
    // A coupon of the account changes the total, which the shopper has not seen yet.
    if (data.coupon?.problem === 'coupon_sign_in') {
      await quote.refetch();
      return;
    }
    const isSaved = known.some((each) => isSamePlace(each, address));
    const forProfile = checkoutDraft.isForProfile(user) && !isSaved;
    const email = address.email || shopper.email;
    const used = data.coupon?.problem === null ? data.coupon : undefined;
    onContinue({
      lines,
      address: { ...address, email },
      total,
      codEnabled,
      coupon: used?.code ?? '',
      discount: used?.discount ?? 0,
      forProfile,
    });
  }, t('payment.unknown'));
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('checkout.title')}
      closeLabel={t('close')}
      footer={
        <div className="flex flex-col gap-3">
          {!quote.isLoadingError && <QuoteTotals quote={data} hasCity={city !== ''} />}
          {blocked && (
            <p role="alert" className="text-small text-sale">
              {t('checkout.blocked')}
            </p>
          )}
          <Button type="submit" form={FORM} size="large" aria-disabled={!ready}>
            {t('checkout.choosePayment')}
          </Button>
        </div>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-8">
        <AddressSection form={form} saved={saved} isLoading={book.isLoading} profile={profile}>
          <SaveToProfile form={form} user={user} known={known} />
        </AddressSection>
        <div ref={order}>
          <QuoteSection quote={quote} cartLines={lines} fixes={fixes} />
        </div>
        <CouponField
          code={coupon}
          quoted={quote.isPlaceholderData ? undefined : data?.coupon}
          isLinked={coupon !== '' && coupon === linkedCoupon.code()}
          busy={quote.isFetching}
          onChange={(code) => {
            checkoutDraft.setCoupon(user, code);
            setCoupon(code);
          }}
        />
      </form>
    </Dialog>
  );
};
