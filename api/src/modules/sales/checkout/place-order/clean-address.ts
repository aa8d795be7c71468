import { toE164 } from '../../../people/shoppers/phone.js';
import { cityNameOf } from '../../order-core/city-name.js';
import type { Order } from '../../order-core/order.entity.js';
import type { DeliveryAddressDto } from '../checkout.dto.js';

/** A delivery address as an order stores it. */
export type CleanAddress = Pick<
  Order,
  'fullName' | 'phone' | 'email' | 'city' | 'area' | 'building' | 'flat' | 'notes'
>;

/** Validates the address; `pointer` is its place in the body. */
export const cleanAddress = (given: DeliveryAddressDto, pointer: string): CleanAddress => ({
  fullName: given.fullName.trim(),
  phone: toE164(given.phone, `${pointer}/phone`),
  email: given.email?.trim().toLowerCase() ?? '',
  city: cityNameOf(given.city, `${pointer}/city`),
  area: given.area.trim(),
  building: given.building.trim(),
  flat: given.flat?.trim() ?? '',
  notes: given.notes?.trim() ?? '',
});
