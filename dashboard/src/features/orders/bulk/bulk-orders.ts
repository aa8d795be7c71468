import { api, fetchUpload, unwrap } from '@shop/api-client';
import type { BulkDocumentsDto, BulkPdfDto, BulkResultDto, operations } from '@shop/contracts';

export type BulkResult = BulkResultDto;
export type Contents = BulkDocumentsDto['contents'];
export type BulkPdf = BulkPdfDto;
/** Filters of an export, or the chosen orders. */
export type ExportQuery = NonNullable<operations['OrderExport_export']['parameters']['query']>;

// A hundred orders may take longer than other calls, so these have no timeout.
export const bulkHandedOver = (orders: string[]) =>
  api.POST('/users/orders/bulk/handed-over', { body: { orders }, fetch: fetchUpload });

export const bulkDelivered = (orders: string[]) =>
  api.POST('/users/orders/bulk/delivered', { body: { orders }, fetch: fetchUpload });

export const bulkCashReceived = (orders: string[]) =>
  api.POST('/users/orders/bulk/cash-received', { body: { orders }, fetch: fetchUpload });

export const bulkDocuments = (body: BulkDocumentsDto) =>
  api.POST('/users/orders/bulk/documents', { body, fetch: fetchUpload });

/** The orders as CSV file. */
export const exportOrders = async (query: ExportQuery): Promise<Blob> =>
  unwrap(
    await api.GET('/users/orders/export.csv', {
      params: { query },
      parseAs: 'blob',
      fetch: fetchUpload,
    }),
  );
