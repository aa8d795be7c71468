import type { OrderDto, TrackingEventDto } from '@shop/contracts';
import { cityName } from '@shop/shop-rules';
import type { Locale } from '@/shared/i18n/locale';
import { shipmentsOf } from './order-info';

/** States of orders whose parcel can be tracked. */
const TRACKED: OrderDto['state'][] = [
  'ready_to_ship',
  'shipped',
  'delivered',
  'returned',
  'partially_refunded',
  'refunded',
];

/** The waybill of a parcel that can be tracked. */
export const waybillOf = (order: Pick<OrderDto, 'shipment' | 'state'>): string | undefined =>
  TRACKED.includes(order.state) ? shipmentsOf(order)[0]?.ID : undefined;

/** "In transit · Dubai" */
export const placeAndText = ({ text, place }: TrackingEventDto, locale: Locale): string =>
  [text, place && cityName(place, locale)].filter((part) => part).join(' · ');
