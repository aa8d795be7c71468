import type { OpenedDraftOrderDto } from '@shop/contracts';
import { Button, buttonClass } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Checkout } from '@/features/checkout/checkout';
import { checkoutDraft } from '@/features/checkout/checkout-draft';
import { focusMarkedLine } from '@/features/checkout/form/focus-marked-line';
import { QuoteTotals } from '@/features/checkout/form/quote-totals';
import { draftFixes, linesOf, type DraftLine } from '@/features/draft-orders/draft-line';
import { DraftLineRow } from '@/features/draft-orders/draft-line-row';
import { newUuid } from '@/shared/browser/new-key';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { RegionError } from '@/shared/layout/region-error';
import { isOf } from '@/shared/orders/line-fixes';
import { quoteQuery } from '@/shared/orders/quote.queries';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { useUser } from '@/shared/session/session';

const CheckoutDialog = lazyPanel(
  async () => (await import('@/features/checkout/form/checkout-dialog')).CheckoutDialog,
);
const PaymentDialog = lazyPanel(
  async () => (await import('@/features/checkout/payment/payment-dialog')).PaymentDialog,
);

const PLACE = ['city', 'area', 'building', 'flat'] as const;

/** What is known of the shopper, for the address form; half a place would be mixed with that of the profile. */
const knownOf = (draft: OpenedDraftOrderDto): object => {
  const { fullName, phone, email, city, area, building, flat } = draft;
  const hasPlace = PLACE.some((field) => draft[field] !== '');
  return {
    ...(fullName && { fullName }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(hasPlace && { city, area, building, flat }),
  };
};

/** Items, current prices and the steps of the checkout for a draft order. */
export const PayDraft = ({
  draft,
  purchaseId,
}: {
  draft: OpenedDraftOrderDto;
  /** The purchase of the draft, which is ordered once. */
  purchaseId: string;
}) => {
  const { t, locale } = useText();
  const user = useUser();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const [lines, setLines] = useState(() => linesOf(draft));
  const [step, setStep] = useState<'checkout' | 'payment'>();
  const [checkout, setCheckout] = useState<Checkout>();
  const quote = useQuery(quoteQuery(lines, draft.city));
  const { data } = quote;
  useEffect(() => {
    // On a slow line the page of the order would follow seconds after the payment. It has the texts of this page.
    if (step === 'payment')
      import('@/pages/payment-success/payment-success.page').catch(() => undefined);
  }, [step]);
  const fixes = draftFixes(setLines, t('cart.remove'));
  const setQuantity = (line: DraftLine, quantity: number) =>
    setLines(lines.map((each) => (each === line ? { ...line, quantity } : each)));
  const isBlocked = data?.lines.some(({ problem }) => problem !== null) ?? false;

  const start = () => {
    if (isBlocked) return focusMarkedLine(list.current);
    checkoutDraft.fill(user, draft.id, knownOf(draft));
    setStep('checkout');
  };
  /** It may be ordered, expired or withdrawn by now. */
  const close = () => {
    setStep(undefined);
    void queries.invalidateQueries({ queryKey: ['draftOrder', draft.id] });
  };

  if (lines.length === 0)
    return (
      <div role="status" className="flex flex-col items-start gap-4">
        <p>{t('draft.nothingLeft')}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setLines(linesOf(draft))}>
            {t('draft.restore')}
          </Button>
          <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
            {t('goHome')}
          </Link>
        </div>
      </div>
    );
  return (
    <>
      <p>
        {t('draft.lead')}{' '}
        <span className="text-muted">
          {t('draft.until', { day: formatDate(draft.expiresAt, locale) })}
        </span>
      </p>
      {quote.isLoadingError && <RegionError onRetry={quote.refetch} />}
      <ul ref={list} aria-label={t('checkout.order')} className="divide-y divide-line">
        {lines.map((line) => {
          const quoted = data?.lines.find((each) => isOf(each, line));
          return (
            <li
              key={`${line.id}|${line.size}|${line.color}`}
              data-marked={quoted?.problem ? true : undefined}
            >
              <DraftLineRow
                line={line}
                lines={lines}
                quoted={quoted}
                fixes={fixes}
                onQuantity={(quantity) => setQuantity(line, quantity)}
                onRemove={() => setLines(lines.filter((each) => each !== line))}
              />
            </li>
          );
        })}
      </ul>
      <QuoteTotals quote={data} hasCity={draft.city !== ''} />
      {isBlocked && (
        <p role="alert" className="text-small text-sale">
          {t('draft.blocked')}
        </p>
      )}
      <Button size="large" aria-disabled={isBlocked || undefined} onClick={start}>
        {t('draft.continue')}
      </Button>
      {step === 'checkout' && (
        <CheckoutDialog
          user={user}
          lines={lines}
          fixes={fixes}
          onClose={close}
          onContinue={(next) => {
            setCheckout({ ...next, purchaseId });
            setStep('payment');
          }}
        />
      )}
      {step === 'payment' && checkout && user && (
        <PaymentDialog
          checkout={checkout}
          userId={user.id}
          onClose={close}
          onBack={() => setStep('checkout')}
          onLeave={(path, state) => void navigate(path, { replace: true, state })}
          onOrderAgain={() => setCheckout({ ...checkout, purchaseId: newUuid() })}
          onOrdered={() => undefined}
        />
      )}
    </>
  );
};
