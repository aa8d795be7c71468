import { shop } from './shop';

/** Number that people see of an order. */
export const numberOf = async (operationId: string): Promise<string> => {
  const answer = await fetch(`${shop.url}/api/users/orders/one/${operationId}`);
  const { order } = (await answer.json()) as { order: { number: string } };
  return order.number;
};
