import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { ApiError } from '@shop/api-client';
import { ConfirmHost, DirectionProvider, Toasts } from '@shop/ui';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { storedStaff } from '@/features/session/stored-staff';
import { directionOf } from '@/shared/i18n/locale';
import { useLocale } from '@/shared/i18n/use-text';

const STALE_MS = 30_000;
const TRIES = 2;

/** A call that meets a closed session brings the login screen back. */
const leaveWhenSignedOut = (error: Error) => {
  if (error instanceof ApiError && error.status === 401) storedStaff.clear();
};
const isRefusal = (error: Error) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

export const createQueries = ({ tries = TRIES } = {}) =>
  new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failed, error) => failed < tries && !isRefusal(error),
      },
    },
  });

const Overlays = () => {
  const { i18n: texts } = useLingui();
  const dir = directionOf(useLocale());
  return (
    <>
      <ConfirmHost />
      <Toasts dir={dir} label={texts._('shell.notices')} closeLabel={texts._('shell.close')} />
    </>
  );
};
const Directed = ({ children }: { children: ReactNode }) => (
  <DirectionProvider dir={directionOf(useLocale())}>{children}</DirectionProvider>
);

export const Providers = ({ queries, children }: { queries: QueryClient; children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queries}>
      <Directed>
        {children}
        <Overlays />
      </Directed>
    </QueryClientProvider>
  </I18nProvider>
);
