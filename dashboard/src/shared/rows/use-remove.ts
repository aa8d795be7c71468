import { ApiError, useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import type { QueryKey } from '@tanstack/react-query';
import { useText } from '@/shared/i18n/use-text';

/** Deletes a row by its id; when the server refuses, it says why (products still use it). */
export const useRemove = (
  call: (id: number) => Promise<{ data?: unknown }>,
  staleKeys: QueryKey[],
) => {
  const t = useText();
  const { mutateAsync } = useChange(call, staleKeys, {
    onError: (error) => {
      const said = error instanceof ApiError ? error.serverMessage : undefined;
      notify(said ?? t('rows.notDeleted'), { kind: 'error' });
    },
  });
  return ({ id }: { id: number }) => mutateAsync(id);
};
