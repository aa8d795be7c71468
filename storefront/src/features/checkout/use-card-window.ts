import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '@/shared/text';
import { openCardWindow, showCardPage, type CardPage } from './card-window';
import { checkoutQueries } from './checkout.queries';
import { useFailure } from './use-failure';

/** Opens the provider's page in a window of its own and says what stands in its way. */
export const useCardWindow = () => {
  const { t, dir } = useText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { failure, setFailure, fail } = useFailure();

  /** Asks for the page inside a press; answers whose order it pays, throws what refused it. */
  const open = async (ask: () => Promise<CardPage>): Promise<string | undefined> => {
    setFailure(undefined);
    const window = openCardWindow(dir, t('payment.processing'));
    if (!window) {
      setFailure(t('payment.popup'));
      return undefined;
    }
    setBusy(true);
    try {
      const page = await ask();
      showCardPage(window, page);
      // What was known of an earlier try to pay the same order is over.
      void queries.resetQueries(checkoutQueries.status(page.operationId));
      return page.operationId;
    } catch (error) {
      window.close();
      fail(error);
      throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, setFailure, open };
};
