import { withTexts } from '@/shared/i18n/texts';
import { afterStart } from '@/shared/rendering/after-start';

/** Loaded when it is shown: only sold-out products need it. */
export const StockAlert = afterStart(
  withTexts(
    'product',
    async () => (await import('@/features/stock-alerts/stock-alert')).StockAlert,
  ),
);
