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
export const cleanAddress = (address: DeliveryAddressDto, pointer: string): CleanAddress => ({
  fullName: address.fullName.trim(),
  phone: toE164(address.phone, `${pointer}/phone`),
  email: address.email?.trim().toLowerCase() ?? '',
  city: cityNameOf(address.city, `${pointer}/city`),
  area: address.area.trim(),
  building: address.building.trim(),
  flat: address.flat?.trim() ?? '',
  notes: address.notes?.trim() ?? '',
});
