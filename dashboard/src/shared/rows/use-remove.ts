import { useChange } from '@shop/api-client';
import type { QueryKey } from '@tanstack/react-query';
import { useText } from '@/shared/i18n/use-text';
import { notifyRefusal } from '@/shared/forms/notify-refusal';

/** Deletes a row by id; shows the server's reason when refused. */
export const useRemove = (
  call: (id: number) => Promise<{ data?: unknown }>,
  staleKeys: QueryKey[],
) => {
  const t = useText();
  const { mutateAsync } = useChange(call, staleKeys, {
    onError: (error) => notifyRefusal(error, t('rows.notDeleted')),
  });
  return ({ id }: { id: number }) => mutateAsync(id);
};
