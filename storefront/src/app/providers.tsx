import { ApiError, logFailedRead } from '@shop/api-client';
import { DirectionProvider } from '@shop/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryCache, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Locale } from '@/shared/i18n/locale';

const FRESH_MS = 60_000;

const RETRIES = 1;

/** A retry helps only against a server fault, not against a 4xx response or a lost connection. */
const isFinal = (error: Error): boolean =>
  !navigator.onLine || (error instanceof ApiError && error.status >= 400 && error.status < 500);

export const createQueryClient = ({ retries = RETRIES } = {}) =>
  new QueryClient({
    queryCache: new QueryCache({ onError: logFailedRead }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < retries && !isFinal(error),
        refetchOnWindowFocus: false,
        // Without a connection a call fails at once; queued writes would be sent later without the shopper knowing.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
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
