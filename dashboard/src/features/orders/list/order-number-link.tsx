import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import type { Order } from '../order';

/** The order's number as a link that covers its row or card; other links there need `relative`. */
export const OrderNumberLink = ({ operationId, number }: Pick<Order, 'operationId' | 'number'>) => (
  <Link
    to={paths.order(operationId)}
    className="underline-offset-4 after:absolute after:inset-0 hover:underline"
  >
    <bdi dir="ltr">{number}</bdi>
  </Link>
);
