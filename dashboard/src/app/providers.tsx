import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { ApiError, isSessionEnded, logFailedRead } from '@shop/api-client';
import { ConfirmHost, DirectionProvider, notify, Toasts } from '@shop/ui';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  type Query,
} from '@tanstack/react-query';
import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';
import { sessionQueries } from '@/features/session/session.queries';
import { IdentityHost } from '@/features/session/identity-host';
import { SignInHost } from '@/features/session/sign-in-host';
import { isUnknown } from '@/shared/forms/is-unknown';
import { directionOf } from '@/shared/i18n/locale';
import { useLocale } from '@/shared/i18n/use-text';
import { ConnectionBar } from './connection-bar';

const STALE_MS = 30_000;
const MAX_RETRIES = 2;

/** One message for all writes that failed because sign-in was cancelled. */
const notifySessionEnded = (error: Error) => {
  if (isSessionEnded(error)) notify(i18n._('session.ended'), { kind: 'error' });
};
/** Refusals of an account whose rights have changed, or that must be set up first. */
const RIGHTS_CHANGED = new Set([
  'right_missing',
  'password_change_required',
  'second_factor_required',
]);
/** A right was taken while the account worked: its pages and buttons follow. */
const followRights = (error: Error, queries: QueryClient): boolean => {
  if (!(error instanceof ApiError) || !RIGHTS_CHANGED.has(error.code)) return false;
  void queries.invalidateQueries({ queryKey: sessionQueries.me().queryKey });
  return true;
};
/**
 * What is shown may be changed already if the result of a change is not known, and is read again; but not what a form is
 * based on.
 */
const followUnknown = (error: Error, queries: QueryClient): void => {
  if (!isUnknown(error)) return;
  const shown = {
    type: 'active' as const,
    // Without a connection they are read once it is back.
    refetchType: navigator.onLine ? ('active' as const) : ('none' as const),
    predicate: ({ observers }: Query) =>
      observers.every(({ options }) => options.staleTime !== Infinity),
  };
  // After those that the form itself reads again, which are not read twice.
  setTimeout(() => void queries.invalidateQueries(shown, { cancelRefetch: false }));
};
/** Refusals are final, and nothing is retried without a connection. */
const isFinal = (error: Error) =>
  !navigator.onLine || (error instanceof ApiError && error.status >= 400 && error.status < 500);

export const createQueries = ({ retries = MAX_RETRIES } = {}) => {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        logFailedRead(error);
        if (followRights(error, queries)) notify(error.message, { kind: 'error' });
      },
    }),
    // Forms and buttons show the reason themselves.
    mutationCache: new MutationCache({
      onError: (error) => {
        notifySessionEnded(error);
        followRights(error, queries);
        followUnknown(error, queries);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failed, error) => failed < retries && !isFinal(error),
        // Without a connection a call fails at once; none is queued.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
};

const Overlays = () => {
  const { i18n: texts } = useLingui();
  const dir = directionOf(useLocale());
  return (
    <>
      <SignInHost />
      <IdentityHost />
      <ConfirmHost />
      <Toasts
        dir={dir}
        label={texts._('shell.notifications')}
        closeLabel={texts._('shell.close')}
      />
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
        <LucideProvider strokeWidth={1.5}>
          <ConnectionBar />
          {children}
          <Overlays />
        </LucideProvider>
      </Directed>
    </QueryClientProvider>
  </I18nProvider>
);
