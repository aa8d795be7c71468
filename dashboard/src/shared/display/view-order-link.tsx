import { buttonClass } from '@shop/ui';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

/** Link to an order. */
export const ViewOrderLink = ({ operationId, number }: { operationId: string; number: string }) => {
  const t = useText();
  if (!useMay()('orders.view')) return null;
  return (
    <Link
      to={paths.order(operationId)}
      data-open=""
      className={buttonClass({
        variant: 'secondary',
        size: 'small',
        className: 'whitespace-nowrap',
      })}
    >
      {t('orders.view')}
      <span className="sr-only">{t('orders.ofOrder', { order: number })}</span>
    </Link>
  );
};
