import { ApiError } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '@/shared/i18n/text';
import { useCart } from './cart-store';
import { synchronize } from './synchronize';
import { unsentChanges } from './unsent-changes';

/** Pause after a change, so that several are sent in one call, ms. */
const PAUSE_MS = 800;

/** Keeps the cart of a signed-in shopper equal to the one on the server; renders nothing. */
export const CartSync = ({ userId }: { userId: number }) => {
  const { t } = useText();
  const lines = useCart();
  const start = useEffectEvent(async () => {
    if (!navigator.onLine) return;
    try {
      const added = await synchronize(userId);
      if (added > 0) notify(t('cart.merged', { count: added }), { kind: 'info' });
    } catch (error) {
      console.error(error);
      if (error instanceof ApiError && error.code === 'cart_full')
        notify(error.message, { kind: 'error' });
    }
  });
  useEffect(() => {
    const run = () => void start();
    const runIfVisible = () => document.visibilityState === 'visible' && run();
    run();
    window.addEventListener('focus', run);
    window.addEventListener('online', run);
    document.addEventListener('visibilitychange', runIfVisible);
    return () => {
      window.removeEventListener('focus', run);
      window.removeEventListener('online', run);
      document.removeEventListener('visibilitychange', runIfVisible);
    };
  }, [userId]);
  useEffect(() => {
    if (!unsentChanges.isWaiting()) return;
    const timer = setTimeout(() => void start(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [lines]);
  return null;
};
