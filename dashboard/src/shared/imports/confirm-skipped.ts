import { confirm } from '@shop/ui';
import type { useText } from '@/shared/i18n/use-text';

/** Asks whether the rows without errors are to be imported; true at once if there are no others. */
export const confirmSkipped = async (
  t: ReturnType<typeof useText>,
  { total, errors }: { total: number; errors: number },
): Promise<boolean> =>
  errors === 0 ||
  confirm({
    title: t('imports.skipErrorsTitle', { errors }),
    text: t('imports.skipErrorsText', { good: total - errors }),
    yesText: t('imports.skipErrorsConfirm'),
    noText: t('imports.skipErrorsCancel'),
  });
