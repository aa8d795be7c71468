import { api, unwrap } from '@shop/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { useAlertSettings } from './alert-settings';
import { chime } from './chime';
import { isFirstToAnnounce, markSeen, useSeen } from './seen';

export const POLL_MS = 30_000;

/** Orders since the last look at the list, polled while the page is visible, or always if they are announced. */
export const useNewOrders = (staffId: number, enabled = true) => {
  const since = useSeen(staffId);
  const { sound, notification } = useAlertSettings();
  const { data } = useQuery({
    queryKey: ['new-orders', staffId, since ?? null],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/users/orders/new', { params: { query: { since } }, signal })),
    enabled,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: sound || notification,
    refetchOnWindowFocus: 'always',
  });
  const latest = data?.latest;
  // The first request of a device only marks the moment.
  useEffect(() => {
    if (since === undefined && latest !== undefined) markSeen(staffId, latest);
  }, [staffId, since, latest]);
  return {
    count: since === undefined ? 0 : (data?.count ?? 0),
    latest,
    see: () => latest !== undefined && markSeen(staffId, latest),
  };
};

/** Shows a notification of the system where this device allows it: Chrome on Android throws, as it shows those of service workers only. */
const notifyOf = (text: string, onOpen: () => void): void => {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(text, { tag: 'new-orders' });
    note.onclick = () => {
      window.focus();
      note.close();
      onOpen();
    };
  } catch {
    // The count and the sound announce the orders.
  }
};

/** Announces new orders with sound and notification, as set on this device. */
export const useAnnouncements = (count: number, latest: number | undefined, onOpen: () => void) => {
  const t = useText();
  const { sound, notification } = useAlertSettings();
  const announce = useEffectEvent(() => {
    if (!sound && !notification) return;
    if (latest === undefined || !isFirstToAnnounce(latest)) return;
    if (sound) chime();
    if (notification) notifyOf(t('orders.new.count', { count }), onOpen);
  });
  useEffect(() => {
    if (count > 0) announce();
  }, [count, latest]);
};
