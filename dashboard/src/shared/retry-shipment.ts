import { api } from '@shop/api-client';

/** Retries the shipment of an order. */
export const retryShipment = (operationId: string) =>
  api.POST('/users/orders/one/{operationId}/shipment/retry', { params: { path: { operationId } } });
