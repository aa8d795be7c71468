import { notify } from '@shop/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { shopUrl } from '@/shared/paths';
import { createPreview, previewQueries } from './publication.queries';

/** Creates and copies the preview link of a product; a toast opens it. */
export const usePreview = () => {
  const t = useText();
  const { day } = useFormat();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: createPreview,
    onSuccess: async ({ path, validUntil }, id) => {
      void queries.invalidateQueries({ queryKey: previewQueries.of(id).queryKey });
      const url = shopUrl(path);
      // Browsers may refuse access to the clipboard.
      const isCopied = await navigator.clipboard.writeText(url).then(
        () => true,
        () => false,
      );
      const text = isCopied ? 'publication.previewCopied' : 'publication.previewCreated';
      notify(t(text, { day: day(validUntil) }), {
        kind: 'success',
        action: {
          text: t('publication.openPreview'),
          onSelect: () => window.open(url, '_blank', 'noopener'),
        },
      });
    },
    onError: (error) => notifyRefusal(error, t('publication.previewFailed')),
  });
  return { preview: (id: number) => mutate(id), busy: isPending };
};
