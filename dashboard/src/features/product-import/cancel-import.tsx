import { api, useChange } from '@shop/api-client';
import type { ProductImportDto } from '@shop/contracts';
import { Button, confirm, notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';

/** Keys of what shows the state of imports. */
const STALE = [['imports', 'one'], ['imports', 'latest'], ['jobs']];

/** Cancels an import in progress, after a question. */
export const CancelImport = ({ row }: { row: ProductImportDto }) => {
  const t = useText();
  const queries = useQueryClient();
  const cancel = useChange(
    (id: number) => api.POST('/file/imports/{id}/cancel', { params: { path: { id } } }),
    STALE,
    {
      onSuccess: (answer) => notify(answer?.message ?? '', { kind: 'success' }),
      onError: (error) => {
        for (const queryKey of STALE) void queries.invalidateQueries({ queryKey });
        notifyRefusal(error, t('imports.notCancelled'));
      },
    },
  );
  if (row.state !== 'queued' && row.state !== 'running') return null;
  const ask = async () => {
    const isSure = await confirm({
      title: t('imports.cancelTitle', { file: row.fileName }),
      text: t('imports.cancelText'),
      yesText: t('imports.cancel'),
      noText: t('imports.cancelContinue'),
      danger: true,
    });
    if (isSure) cancel.mutate(row.id);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={cancel.isPending}
      aria-label={t('imports.cancelNamed', { file: row.fileName })}
      onClick={() => void ask()}
    >
      <X className="size-4" />
      {t('imports.cancel')}
    </Button>
  );
};
