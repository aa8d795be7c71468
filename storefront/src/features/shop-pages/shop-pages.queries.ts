import { api, unwrap } from '@shop/api-client';
import type { ShopPageName } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';
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
};
