import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

export const rescueQueries = {
  all: () =>
    queryOptions({
      queryKey: ['rescue'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/rescue', { signal })),
    }),
};

/** Registers the parcel of an order with the carrier once more. */
export const retryShipment = (operationId: string) =>
  api.POST('/users/orders/one/{operationId}/shipment/retry', { params: { path: { operationId } } });
