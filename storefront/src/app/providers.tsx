import { ApiError } from '@shop/api-client';
import { DirectionProvider } from '@shop/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryCache, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Locale } from '@/shared/locale';

const FRESH_MS = 60_000;

/** What is not there has a page that says so; other failures without a sentence of their own are logged. */
const log = (error: Error): void => {
  if (!(error instanceof ApiError && error.status === 404)) console.error(error);
};

export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: log }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: 1, refetchOnWindowFocus: false },
    },
  });

export const Providers = ({
  locale,
  client,
  children,
}: {
  locale: Locale;
  client?: QueryClient;
  children: ReactNode;
}) => {
  const [queries] = useState(() => client ?? createQueryClient());
  return (
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <DirectionProvider dir={locale === 'ar' ? 'rtl' : 'ltr'}>{children}</DirectionProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
};
