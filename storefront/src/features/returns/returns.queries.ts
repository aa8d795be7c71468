import { api, fetchUpload, unwrap } from '@shop/api-client';
import type { OrderReturnsDto, ReturnDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

export type Returnable = OrderReturnsDto['lines'][number];
export type ReturnReason = ReturnDto['reason'];

export const returnQueries = {
  /** Returns of an order of the shopper, and what can be returned. */
  of: (operationId: string) =>
    queryOptions({
      queryKey: ['returns', operationId],
      queryFn: async ({ signal }) => {
        const params = { path: { operationId } };
        return unwrap(await api.GET('/users/orders/one/{operationId}/returns', { params, signal }));
      },
      staleTime: 0,
      retry: false,
    }),
  /** A picture of a return as a data URL: an img element sends no token. */
  picture: (id: number, pictureId: number) =>
    queryOptions({
      queryKey: ['returns', 'picture', id, pictureId],
      queryFn: async ({ signal }) => {
        const params = { path: { id, pictureId } };
        const call = api.GET('/returns/{id}/pictures/{pictureId}', {
          params,
          parseAs: 'blob',
          signal,
        });
        return dataUrlOf(unwrap(await call) as unknown as Blob);
      },
      staleTime: Infinity,
      retry: false,
    }),
};

/** Content of a file as a data URL. */
export const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

export interface NewReturn {
  lines: { lineId: number; quantity: number }[];
  reason: ReturnReason;
  note: string;
  pictures: File[];
}

const toForm = ({ lines, reason, note, pictures }: NewReturn): FormData => {
  const form = new FormData();
  form.append('lines', JSON.stringify(lines));
  form.append('reason', reason);
  form.append('note', note);
  for (const picture of pictures) form.append('pictures', picture);
  return form;
};

/** Requests a return once per idempotency key. */
export const requestReturn = (operationId: string, input: NewReturn, key: string) =>
  api.POST('/users/orders/one/{operationId}/returns', {
    params: { path: { operationId } },
    headers: { 'Idempotency-Key': key },
    body: { lines: JSON.stringify(input.lines), reason: input.reason },
    bodySerializer: () => toForm(input),
    fetch: fetchUpload,
  });

export const withdrawReturn = (id: number) =>
  api.POST('/returns/{id}/withdraw', { params: { path: { id } } });
