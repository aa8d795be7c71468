import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signIn } from '@/shared/session/sign-in';
import { useText } from '@/shared/i18n/text';
import { openCardWindow, showCardPage, type CardPage } from './card-window';
import { checkoutQueries } from '../checkout.queries';
import type { Failures } from '../use-failure';

/** Opens the provider's page in its own window and reports failures. */
export const useCardWindow = ({ setFailure, clear, fail }: Failures) => {
  const { t, dir } = useText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** Requests the page inside a click handler. Returns the id of its order; throws when the request fails. */
  const open = async (ask: () => Promise<CardPage>): Promise<string | undefined> => {
    clear();
    let window = openCardWindow(dir, t('payment.processing'));
    if (!window) {
      setFailure(t('payment.popupBlocked'));
      return undefined;
    }
    // The sign-in dialog opens in the shop's window, which the new window would cover.
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
      // The browser may block the second window: the click happened before sign-in.
      if (!window) {
        setFailure(t('payment.clickAgain'));
        return undefined;
      }
      showCardPage(window, page);
      // Discards the status of an earlier payment attempt.
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
