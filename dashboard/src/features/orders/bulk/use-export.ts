import { notify, saveFile } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { dubaiDay } from '@shop/shop-rules';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { exportOrders, type ExportQuery } from './bulk-orders';

/** Saves orders as CSV file. */
export const useExport = () => {
  const t = useText();
  return useMutation({
    mutationFn: (query: ExportQuery) => exportOrders(query),
    onSuccess: (file) => {
      const name = `orders-${dubaiDay(new Date())}.csv`;
      saveFile(file, name);
      notify(t('orders.bulk.exported', { name }), { kind: 'success' });
    },
    onError: (error) => notifyRefusal(error, t('orders.bulk.exportFailed')),
  });
};
