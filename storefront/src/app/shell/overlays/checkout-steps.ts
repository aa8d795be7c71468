import { useEffect } from 'react';
import { cart } from '@/features/cart/cart-store';
import { panels, useOpenPanel, type Panel } from '@/shared/browser/panels';
import { session } from '@/shared/session/session';

/** The steps of the checkout in their order; each is an entry of the browser's history. */
const STEPS: readonly Panel[] = ['checkout', 'payment'];

const stepOf = (panel: Panel | null): number => (panel ? STEPS.indexOf(panel) + 1 : 0);

/** The step of the current entry; 0: the page itself. */
const stepHere = (): number => {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('checkoutStep' in state)) return 0;
  return typeof state.checkoutStep === 'number' ? state.checkoutStep : 0;
};

/** The router keeps its own part of the entry: for it this is the same page. */
const entry = (checkoutStep: number): object => ({ ...history.state, checkoutStep });

/** Shows what the entry that was gone to stands for; the first step came from the cart. */
const followHistory = (): void => {
  const step = stepHere();
  const wasOpen = stepOf(panels.current()) > 0;
  if (step === 0) {
    if (wasOpen) panels.open('cart');
  } else if (session.user() && cart.lines().length > 0) {
    panels.open(STEPS[step - 1] ?? 'checkout');
  } else {
    history.replaceState(entry(0), '');
    if (wasOpen) panels.close();
  }
};

/** Back goes one step of the checkout back instead of leaving the page; a reload opens the step again. */
export const useCheckoutSteps = (): void => {
  const panel = useOpenPanel();
  useEffect(() => {
    // A step that was opened before this part was loaded has no entry yet.
    if (stepHere() > 0) followHistory();
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, []);
  useEffect(() => {
    const step = stepOf(panels.current());
    const here = stepHere();
    if (step > here) history.pushState(entry(step), '');
    if (step < here) history.go(step - here);
  }, [panel]);
};
