import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { toAed } from '@shop/shop-rules';
import { Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { OrderReader } from '../orders/order-reader.js';
import { OrderChangedDto } from '../orders/order.dto.js';
import { OrderAddressChangedDto, OrderAddressDto } from './order-address.dto.js';
import { OrderAddressService } from './order-address.service.js';
import { ShipmentsService } from './shipments.service.js';
import { TrackingService } from './tracking.service.js';

/** What staff do about the parcel of an order. */
@Controller('users/orders/one/:operationId')
@Roles('admin')
export class OrderParcelsController {
  constructor(
    private readonly reader: OrderReader,
    private readonly shipments: ShipmentsService,
    private readonly addresses: OrderAddressService,
    private readonly tracking: TrackingService,
  ) {}

  /** Registers the parcel of a paid or confirmed order with the carrier and waits up to 10 s for its waybill. */
  @Roles('admin', 'ops')
  @Post('shipment')
  @HttpCode(200)
  async book(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    const isBooked = await this.shipments.book(operationId, user.id);
    const message = isBooked ? 'shipment.created' : 'shipment.carrierSilent';
    return this.reader.changed(message, operationId, user);
  }

  /** Replaces the delivery address while the carrier does not have the parcel; the fee stays as charged. */
  @Roles('admin', 'ops')
  @Put('address')
  async address(
    @Param('operationId') operationId: string,
    @Body() given: OrderAddressDto,
    @CurrentUser() user: Principal,
  ): Promise<OrderAddressChangedDto> {
    const { charged, current } = await this.addresses.change(operationId, given, user.id);
    return {
      ...(await this.reader.changed('shipment.addressSaved', operationId, user)),
      chargedFee: toAed(charged),
      currentFee: toAed(current),
    };
  }

  /** Registers the order's parcel with the carrier once more, after a refusal or while it waits. */
  @Roles('admin', 'ops')
  @Post('shipment/retry')
  @HttpCode(200)
  async retry(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.shipments.retry(operationId, user.id);
    return this.reader.changed('shipment.registeredAgain', operationId, user);
  }

  /** The parcel was handed over; the cash of the order is then collected. */
  @Post('delivered')
  @HttpCode(200)
  async delivered(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.tracking.delivered(operationId, user.id);
    return this.reader.changed('shipment.delivered', operationId, user);
  }

  /** The carrier has handed the collected cash over to the shop. */
  @Post('cash-received')
  @HttpCode(200)
  async cashReceived(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.tracking.cashReceived(operationId, user.id);
    return this.reader.changed('shipment.cashReceived', operationId, user);
  }
}
