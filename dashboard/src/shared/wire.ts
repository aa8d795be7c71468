import { ApiError, CALL_TIMEOUT_MS, toApiError } from '@shop/api-client';

/** Shapes of calls the generated contract does not name yet. */
export interface ProductDto {
  id: number;
  name: string;
  nameAr: string;
  model: string;
  price: number;
  offerPrice: number | null;
  stock: number;
  category_id: number;
  vendor: number;
  vendorName: string;
  tags: string;
  images: string;
  usageImages: string;
  sizes: string;
  colors: string;
}
export interface ProductListDto {
  products: ProductDto[];
  total: number;
}
export interface CategoryDto {
  id: number;
  name: string;
  nameAr: string;
  shortInfo: string;
  shortInfoAr: string;
  icon: string | null;
  tags: string;
  productCount: number;
}
export interface OrderStepDto {
  at: string;
  subject: 'order' | 'payment' | 'cod' | 'shipment';
  event: string;
  from: string | null;
  to: string;
}
export interface OrderDto {
  id: number;
  operation_id: string;
  created_at: string;
  state: string;
  paymentMethod: 'card' | 'cod';
  paymentState: string | null;
  codState: string | null;
  info: string;
  shipment: string;
  amountToCollect: number;
  timeline: OrderStepDto[];
}
export interface OrderPageDto {
  orders: OrderDto[];
  total: number;
}

type Query = Record<string, string | number | boolean | undefined>;

/** Reads a call below /api. */
export const read = async <T>(path: string, query: Query, signal: AbortSignal): Promise<T> => {
  const url = new URL(`/api${path}`, location.origin);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]),
  }).catch(() => {
    throw new ApiError('Network Error', 0, 'network');
  });
  if (!response.ok) throw await toApiError(response);
  return (await response.json()) as T;
};
