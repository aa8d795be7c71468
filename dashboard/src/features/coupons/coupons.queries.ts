import { api, unwrap } from '@shop/api-client';
import type { CouponDto, CouponInputDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Once } from '@/shared/forms/use-request-key';

export type CouponState = CouponDto['state'];
export const COUPON_STATES: readonly CouponState[] = ['running', 'planned', 'used_up', 'ended'];
export const COUPON_SOURCES = ['added', 'issued'] as const;

interface CouponQuery {
  page: number;
  limit: number;
  state?: CouponState | undefined;
  source?: (typeof COUPON_SOURCES)[number] | undefined;
  search?: string | undefined;
}

const of = (id: number) => ({ params: { path: { id } } });

export const couponsQueries = {
  list: (query: CouponQuery) =>
    queryOptions({
      queryKey: ['coupons', 'list', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/coupons/all', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Orders that used a coupon. */
  uses: (id: number, page: number) =>
    queryOptions({
      queryKey: ['coupons', 'uses', id, page],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/coupons/{id}/uses', {
            params: { path: { id }, query: { page } },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
};

/** A coupon as it is stored now. */
export const loadCoupon = async (id: number): Promise<CouponDto> =>
  unwrap(await api.GET('/coupons/{id}', of(id))).coupon;

/** Adds or changes a coupon. */
export const saveCoupon = (coupon: CouponDto | undefined, body: CouponInputDto, once: Once) =>
  coupon
    ? api.POST('/coupons/update/{id}', {
        ...of(coupon.id),
        body: { ...body, version: coupon.version },
      })
    : api.POST('/coupons/add', { body, ...once });

export const endCoupon = (id: number) => api.POST('/coupons/{id}/end', of(id));
