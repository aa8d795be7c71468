import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { deliveryFee, type Fils } from '@shop/shop-rules';
import { In, Not, type DataSource } from 'typeorm';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import { refuseChanged } from '../../../platform/http/validation/read-values.js';
import { toE164 } from '../../people/shoppers/phone.js';
import type { Changes } from '../../back-office/audit/audit-entry.entity.js';
import { cityNameOf } from '../order-core/city-name.js';
import type { OrderState } from '../order-core/order-machine.js';
import { Order } from '../order-core/order.entity.js';
import { NOW, lockOrder, writeEvent } from '../order-core/transition.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import { consigneeOfOrder } from './consignee.js';
import type { OrderAddressDto } from './order-address.dto.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { msg } from '../../../platform/i18n/message.js';

type Address = Pick<Order, 'fullName' | 'phone' | 'city' | 'area' | 'building' | 'flat' | 'notes'>;
/** States of orders that are not shipped yet. */
const OPEN: readonly OrderState[] = [
  'pending_payment',
  'payment_failed',
  'paid',
  'cod_pending',
  'cod_confirmed',
  'shipment_pending',
  'shipment_failed',
];
/** Fields whose values the audit shows; personal data is only marked as changed. */
const PLACE = ['city', 'area', 'building', 'flat'] as const;

/** Corrections of delivery addresses by staff. */
@Injectable()
export class OrderAddressService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Replaces the delivery address until the carrier has the shipment; a requested shipment gets it too. The charged fee
   * does not change. Returns that fee and the one of the new address.
   */
  async change(
    operationId: string,
    input: OrderAddressDto,
    staffId: number,
  ): Promise<{ charged: Fils; current: Fils }> {
    const found = await this.db.manager.findOneBy(Order, { operationId });
    if (!found) throw new NotFound(msg('order.notFound'));
    const address = cleaned(input);
    const order = await this.db.transaction(async (manager) => {
      const locked = await lockOrder(manager, found.id);
      const shipment = await manager.findOneBy(Shipment, {
        orderId: locked.id,
        state: Not(In(['rejected', 'voided'])),
      });
      refuseIfSent(locked, shipment);
      refuseChanged(locked, input.before, { ...address });
      const changes = changesOf(locked, address);
      if (Object.keys(changes).length === 0) return locked;
      const { id, state } = locked;
      await manager.update(Order, id, {
        ...address,
        addressChangedAt: NOW,
        addressComplete: true,
      });
      const changed = Object.assign(locked, address);
      if (shipment) await manager.update(Shipment, shipment.id, consigneeOfOrder(changed));
      const cause = { actor: `staff:${staffId}`, why: placeOf(address) };
      await writeEvent(manager, 'order', id, 'address_changed', state, state, cause, changes);
      return changed;
    });
    const { dubaiFeeFils, otherFeeFils, freeShippingFromFils } = await this.settings.current();
    const fees = { dubai: dubaiFeeFils, other: otherFeeFils };
    const current = deliveryFee(order.city, order.subtotalFils, freeShippingFromFils, fees);
    return { charged: order.deliveryFeeFils, current };
  }
}

const cleaned = (input: OrderAddressDto): Address => ({
  fullName: input.fullName,
  phone: toE164(input.phone, '#/phone'),
  city: cityNameOf(input.city, '#/city'),
  area: input.area,
  building: input.building,
  flat: input.flat ?? '',
  notes: input.notes ?? '',
});

const placeOf = ({ flat, building, area, city }: Address): string =>
  [flat, building, area, city].filter((part) => part).join(', ');

const refuseIfSent = ({ state }: Order, shipment: Shipment | null): void => {
  if (shipment && (shipment.state === 'creating' || shipment.state === 'unknown'))
    throw new Conflict('shipment_under_way', msg('order.parcelInRegistration'));
  if (shipment?.awb || !OPEN.includes(state))
    throw new Conflict('address_final', msg('shipment.addressFixed'));
};

const changesOf = (order: Order, address: Address): Changes => {
  const changes: Changes = {};
  for (const field of PLACE)
    if (order[field] !== address[field])
      changes[field] = { from: order[field], to: address[field] };
  for (const field of ['fullName', 'phone', 'notes'] as const)
    if (order[field] !== address[field]) changes[field] = {};
  return changes;
};
