import { ErrorState, Loading } from '@shop/ui';
import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';

/** Shows data, a skeleton while loading, or an error with a retry button. */
export const QueryBoundary = <T,>({
  query: { data, isError, refetch },
  failed,
  shape,
  children,
}: {
  query: { data: T | undefined; isError: boolean; refetch: () => Promise<unknown> };
  /** Name of the data that failed to load. */
  failed: string;
  shape: ReactNode;
  children: (data: T) => ReactNode;
}) => {
  const t = useText();
  if (data !== undefined) return children(data);
  if (isError)
    return <ErrorState text={failed} retryText={t('list.retry')} onRetry={() => void refetch()} />;
  return <Loading text={t('shell.loading')}>{shape}</Loading>;
};
