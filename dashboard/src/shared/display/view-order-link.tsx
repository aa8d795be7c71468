import { OpenRowLink } from './open-row-link';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

/** Link to an order. */
export const ViewOrderLink = ({ operationId, number }: { operationId: string; number: string }) => {
  const t = useText();
  if (!useMay()('orders.view')) return null;
  return (
    <OpenRowLink
      to={paths.order(operationId)}
      text={t('orders.view')}
      name={t('orders.ofOrder', { order: number })}
    />
  );
};
