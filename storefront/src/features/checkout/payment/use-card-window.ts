import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signIn } from '@/shared/session/sign-in';
import { useText } from '@/shared/i18n/text';
import { openCardWindow, showCardPage, type CardPage } from './card-window';
import { checkoutQueries } from '../checkout.queries';
import type { Failures } from '../use-failure';

/** Opens the provider's page in a window of its own and says what stands in its way. */
export const useCardWindow = ({ setFailure, clear, fail }: Failures) => {
  const { t, dir } = useText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** Asks for the page inside a press; answers whose order it pays, throws what refused it. */
  const open = async (ask: () => Promise<CardPage>): Promise<string | undefined> => {
    clear();
    let window = openCardWindow(dir, t('payment.processing'));
    if (!window) {
      setFailure(t('payment.popup'));
      return undefined;
    }
    // Sign-in opens in the shop's own window, which the new one covers.
    let isCovered = false;
    const stop = signIn.subscribe(() => {
      if (!signIn.isOpen()) return;
      isCovered = true;
      window?.close();
    });
    setBusy(true);
    try {
      const page = await ask();
      if (isCovered) window = openCardWindow(dir, t('payment.processing'));
      // The press that allowed a window was the one before sign-in.
      if (!window) {
        setFailure(t('payment.pressAgain'));
        return undefined;
      }
      showCardPage(window, page);
      // What was known of an earlier try to pay the same order is over.
      void queries.resetQueries(checkoutQueries.status(page.operationId));
      return page.operationId;
    } catch (error) {
      window?.close();
      fail(error);
      throw error;
    } finally {
      stop();
      setBusy(false);
    }
  };
  return { busy, open };
};
