import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pageAt } from '@/routes';
import { logout } from '@/features/account/account.queries';
import { cartFixes } from '@/features/cart/cart-fixes';
import { cart, useCart } from '@/features/cart/cart-store';
import { unsentChanges } from '@/features/cart/unsent-changes';
import { quickChoice, useQuickChoice } from '@/features/cart/quick-choice-store';
import type { Checkout } from '@/features/checkout/checkout';
import { afterStart } from '@/shared/rendering/after-start';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { newUuid } from '@/shared/browser/new-key';
import { panels, useOpenPanel } from '@/shared/browser/panels';
import { paths } from '@/shared/routing/paths';
import { reopenCart } from '@/shared/session/reopen-cart';
import { session, useSignedIn, useUser } from '@/shared/session/session';
import type { Category } from '@/shared/api/types';
import { useCheckoutSteps } from './checkout-steps';

const CartSync = afterStart(async () => (await import('@/features/cart/cart-sync')).CartSync);
const CartPanel = lazyPanel(
  async () => (await import('@/features/cart/cart-panel')).CartPanel,
  reopenCart.afterReload,
);
const QuickChoice = lazyPanel(async () => (await import('./quick-choice-panel')).QuickChoicePanel);
const UserDialog = lazyPanel(
  async () => (await import('@/features/account/user-dialog')).UserDialog,
);
const MenuSheet = lazyPanel(async () => (await import('../menu/menu-sheet')).MenuSheet);
const SearchSheet = lazyPanel(async () => (await import('./search-sheet')).SearchSheet);
const CheckoutDialog = lazyPanel(
  async () => (await import('@/features/checkout/form/checkout-dialog')).CheckoutDialog,
);
const PaymentDialog = lazyPanel(
  async () => (await import('@/features/checkout/payment/payment-dialog')).PaymentDialog,
);

/** Limit of waiting for the last changes of the cart, ms. */
const LAST_CHANGES_MS = 2000;

/** Sends the last changes of the cart, then signs out. */
const signOut = async (userId: number) => {
  if (unsentChanges.list().length > 0) {
    const { synchronize } = await import('@/features/cart/synchronize');
    const pause = new Promise((resolve) => setTimeout(resolve, LAST_CHANGES_MS));
    await Promise.race([synchronize(userId), pause]).catch(console.error);
  }
  void logout();
  session.end();
};

/** All panels; each loads when first opened. */
export const PanelHost = ({ categories }: { categories: Category[] }) => {
  const panel = useOpenPanel();
  const user = useUser();
  const signedIn = useSignedIn();
  const lines = useCart();
  const choice = useQuickChoice();
  const navigate = useNavigate();
  const [checkout, setCheckout] = useState<Checkout>();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (panel && !opened.has(panel)) setOpened(new Set([...opened, panel]));

  useCheckoutSteps();
  useEffect(() => {
    // After a reload the total needs a new quote first.
    if (panel === 'payment' && !checkout) panels.open('checkout');
  }, [panel, checkout]);
  useEffect(() => {
    // On a slow line the page of the order would follow seconds after the payment.
    if (panel === 'payment')
      pageAt(paths.paymentSuccess('0'))
        ?.route.load()
        .catch(() => undefined);
  }, [panel]);
  useEffect(() => {
    // Ordered or removed, here or in another tab.
    if (panel === 'checkout' && lines.length === 0) panels.open('cart');
  }, [panel, lines.length]);
  useEffect(() => {
    if (reopenCart.take()) panels.open('cart');
  }, []);

  return (
    <>
      {signedIn && <CartSync userId={signedIn.id} />}
      {opened.has('cart') && (
        <CartPanel
          open={panel === 'cart'}
          city={user?.city}
          loggedIn={user !== null}
          onClose={panels.close}
          onCheckout={() => panels.open('checkout')}
        />
      )}
      {choice && <QuickChoice key={choice.product.id} {...choice} onClose={quickChoice.close} />}
      {opened.has('user') && (
        <UserDialog
          open={panel === 'user'}
          user={signedIn}
          onClose={panels.close}
          onLogout={() => {
            panels.close();
            if (signedIn) void signOut(signedIn.id);
          }}
        />
      )}
      {opened.has('menu') && (
        <MenuSheet open={panel === 'menu'} categories={categories} onClose={panels.close} />
      )}
      {opened.has('search') && <SearchSheet open={panel === 'search'} onClose={panels.close} />}
      {panel === 'checkout' && (
        <CheckoutDialog
          user={user}
          lines={lines}
          fixes={cartFixes}
          onClose={panels.close}
          onContinue={(next) => {
            setCheckout({ ...next, purchaseId: cart.purchaseId() });
            panels.open('payment');
          }}
        />
      )}
      {panel === 'payment' && checkout && user && (
        <PaymentDialog
          checkout={checkout}
          userId={user.id}
          onClose={panels.close}
          onBack={() => panels.open('checkout')}
          onLeave={(path, state) => {
            // Replaces the history entry, so that Back does not return to the payment.
            void navigate(path, { replace: true, state });
            panels.close();
          }}
          onOrderAgain={() => setCheckout({ ...checkout, purchaseId: newUuid() })}
          onOrdered={cart.spend}
        />
      )}
    </>
  );
};
