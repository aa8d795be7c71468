import type { OrderListQueryDto } from '../order-input.dto.js';
import type { OrderSearch } from './order-search.queries.js';

/** The conditions of a request; vendors get only their own orders and do not filter by tag, task and vendor. */
export const searchOf = (
  query: Omit<OrderListQueryDto, 'page' | 'limit'>,
  vendorId?: number,
): OrderSearch => {
  const { state, paymentMethod, city, from, to, q } = query;
  const { vendor: soldBy, tag, task } = vendorId === undefined ? query : {};
  const late = query.late === 'true';
  const oldest = query.sort === 'oldest';
  const filters = { state, paymentMethod, city, from, to, q, late };
  return { ...filters, soldBy, tag, task, oldest, vendorId };
};
