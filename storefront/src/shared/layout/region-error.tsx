import { ErrorState } from '@shop/ui';
import { useText } from '@/shared/i18n/text';

/** Says that a part of the page could not be loaded, and tries again. */
export const RegionError = ({ onRetry }: { onRetry: () => unknown }) => {
  const { t } = useText();
  return (
    <ErrorState text={t('region.failed')} retryText={t('retry')} onRetry={() => void onRetry()} />
  );
};
