import { api } from '@shop/api-client';

/** Registers the parcel of an order with the carrier once more. */
export const retryShipment = (operationId: string) =>
  api.POST('/users/orders/one/{operationId}/shipment/retry', { params: { path: { operationId } } });
