import { api, unwrap } from '@shop/api-client';
import { PRICE_RULE, TRASH_DAYS, type PriceRule } from '@shop/shop-rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from '@/shared/i18n/use-text';

/** The settings that shoppers see. */
export const publicSettings = () =>
  queryOptions({
    queryKey: ['settings', 'public'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/settings', { signal })),
  });

/** Until the name is loaded. */
const UNNAMED = { en: 'Shop', ar: 'المتجر' };

/** The shop's name in the language of the page. */
export const useShopName = (unnamed = UNNAMED): string => {
  const locale = useLocale();
  return (useQuery(publicSettings()).data?.name ?? unnamed)[locale];
};

/** The shop's name in both languages. */
export const useShopNames = () => useQuery(publicSettings()).data?.name ?? UNNAMED;

/** For how many days deleted products can be restored. */
export const useTrashDays = (): number => useQuery(publicSettings()).data?.trashDays ?? TRASH_DAYS;

/** Logo, icons and accent color; undefined until they are loaded. */
export const useLook = () => useQuery(publicSettings()).data?.look;

/** The rule of struck-through prices; the default until it is loaded. */
export const usePriceRule = (): Readonly<PriceRule> =>
  useQuery(publicSettings()).data?.priceRule ?? PRICE_RULE;
