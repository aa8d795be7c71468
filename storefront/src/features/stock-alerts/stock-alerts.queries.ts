import { api, unwrap } from '@shop/api-client';
import type { StockAlertDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { readSaved, save } from '@/shared/browser/saved-json';
import type { Locale } from '@/shared/i18n/locale';

const KEY = 'stockAlerts';

/** What a request is for: a product, or one variant of it. */
export type AlertTarget = Pick<StockAlertDto, 'productId' | 'variantId'>;

const isAlert = (value: unknown): value is StockAlertDto =>
  typeof value === 'object' && value !== null && 'productId' in value && 'key' in value;

/** Requests that a guest has made during this visit. */
const guestAlerts = (): StockAlertDto[] => {
  const saved = readSaved(KEY, 'sessionStorage');
  return Array.isArray(saved) ? saved.filter(isAlert) : [];
};

export const stockAlertQueries = {
  /** Open requests of a shopper, or of a guest in this tab. */
  of: (userId: number | undefined) =>
    queryOptions({
      queryKey: ['stock alerts', userId ?? 'guest'],
      queryFn: async ({ signal }) => {
        if (userId === undefined) return guestAlerts();
        const params = { path: { id: userId } };
        return unwrap(await api.GET('/users/{id}/stock-alerts', { params, signal })).alerts;
      },
    }),
};

/** Requests one mail when the target is back in stock; a guest gives the address. */
export const addStockAlert = async (
  target: AlertTarget,
  locale: Locale,
  email?: string,
): Promise<StockAlertDto> => {
  const body = { ...target, locale, ...(email !== undefined && { email }) };
  const { isConfirmed, key } = unwrap(await api.POST('/stock-alerts', { body }));
  const alert = { ...target, isConfirmed, key };
  if (email !== undefined) save(KEY, [...guestAlerts(), alert], 'sessionStorage');
  return alert;
};

export const removeStockAlert = async ({ key }: StockAlertDto): Promise<void> => {
  unwrap(await api.POST('/stock-alerts/remove', { body: { key } }));
  const others = guestAlerts().filter((each) => each.key !== key);
  save(KEY, others, 'sessionStorage');
};

/** Confirms a request, or deletes all of an address, with the key of a mailed link. */
export const followStockAlertLink = async (what: 'confirm' | 'stop', key: string) =>
  unwrap(await api.POST(`/stock-alerts/${what}`, { body: { key } }));
