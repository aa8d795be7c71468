import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { ReturnStatus } from './return-status';
import { returnsQueries } from './returns.queries';

/** Returns of an order with their states; nothing without a return. */
export const OrderReturns = ({ operationId }: { operationId: string }) => {
  const t = useText();
  const { data: returns = [] } = useQuery(returnsQueries.ofOrder(operationId));
  if (returns.length === 0) return null;
  return (
    <Panel title={t('nav.returns')}>
      <ul className="flex flex-col gap-2">
        {returns.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-3">
            <Link
              to={paths.return(row.id)}
              className="inline-flex min-h-8 items-center font-semibold text-accent underline-offset-4 hover:underline"
            >
              {t('returns.openNumber', { id: row.id })}
            </Link>
            <ReturnStatus row={row} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};
