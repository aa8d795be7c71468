import { useEffect } from 'react';
import { cart } from '@/features/cart/cart-store';
import { panels, useOpenPanel, type Panel } from '@/shared/browser/panels';
import { session } from '@/shared/session/session';

/** Steps of the checkout in order; each has an entry in the browser history. */
const STEPS: readonly Panel[] = ['checkout', 'payment'];

const stepOf = (panel: Panel | null): number => (panel ? STEPS.indexOf(panel) + 1 : 0);

/** Step of the current history entry; 0 is the page itself. */
const stepHere = (): number => {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('checkoutStep' in state)) return 0;
  return typeof state.checkoutStep === 'number' ? state.checkoutStep : 0;
};

/** Keeps the router's state, so that the router sees no navigation. */
const entry = (checkoutStep: number): object => ({ ...history.state, checkoutStep });

/** Page on which the panel was opened. */
let openedOn = '';

/** Opens the step of the current history entry; the cart comes before the first step. A panel stays on its page. */
const followHistory = (): void => {
  const step = stepHere();
  const wasOpen = stepOf(panels.current()) > 0;
  if (step === 0) {
    if (wasOpen) panels.open('cart');
    else if (location.pathname !== openedOn) panels.close();
  } else if (cart.lines().length > 0) {
    panels.open((session.user() && STEPS[step - 1]) || 'checkout');
  } else {
    history.replaceState(entry(0), '');
    if (wasOpen) panels.close();
  }
};

/** Back returns to the previous checkout step instead of leaving the page. A reload reopens the step. */
export const useCheckoutSteps = (): void => {
  const panel = useOpenPanel();
  useEffect(() => {
    // A step opened before this code loaded has no history entry yet.
    if (stepHere() > 0) followHistory();
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, []);
  useEffect(() => {
    openedOn = location.pathname;
    const step = stepOf(panels.current());
    const here = stepHere();
    if (step > here) history.pushState(entry(step), '');
    if (step < here) history.go(step - here);
  }, [panel]);
};
