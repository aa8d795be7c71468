import { api, unwrap } from '@shop/api-client';
import type { ShopPageName } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';
import { orNull } from '@/shared/api/or-null';
import type { Locale } from '@/shared/i18n/locale';

export const shopPageQueries = {
  text: (page: ShopPageName, locale: Locale) =>
    queryOptions({
      queryKey: ['shop-page', page, locale],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/pages/{page}', { params: { path: { page }, query: { locale } }, signal }),
        ),
    }),
  /** The draft of a preview link; null when the link is not valid any more. */
  preview: (token: string, locale: Locale) =>
    queryOptions({
      queryKey: ['shop-page preview', token, locale],
      queryFn: async ({ signal }) => {
        const params = { path: { token }, query: { locale } };
        const answer = await orNull(api.GET('/pages/preview/{token}', { params, signal }));
        return answer && unwrap(answer);
      },
      retry: false,
    }),
};
