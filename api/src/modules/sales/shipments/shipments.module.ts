import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { LateParcelsModule } from '../late-parcels/late-parcels.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { BulkShipmentsController } from './bulk-shipments.controller.js';
import { CashConsigneesQueries } from './cash-consignees.queries.js';
import { CashConsignees } from './cash-consignees.service.js';
import { OrderAddressService } from './order-address.service.js';
import { OrderShipmentsController } from './order-shipments.controller.js';
import { ShipmentCreator } from './shipment-creator.service.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { TrackingEvent } from '../order-core/shipment/tracking-event.entity.js';
import { ShipmentsController } from './shipments.controller.js';
import { ShipmentsQueries } from './shipments.queries.js';
import { ShipmentLabelsService } from './shipment-labels.service.js';
import { ShipmentRequestsService } from './shipment-requests.service.js';
import { ShipmentsService } from './shipments.service.js';
import { TrackingService } from './tracking.service.js';
import { VoidedParcelsService } from './voided-parcels.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Shipment, TrackingEvent]),
    GatewaysModule,
    LateParcelsModule,
    MailsModule,
    OrdersModule,
    SettingsModule,
  ],
  controllers: [BulkShipmentsController, OrderShipmentsController, ShipmentsController],
  providers: [
    CashConsignees,
    CashConsigneesQueries,
    OrderAddressService,
    ShipmentCreator,
    ShipmentsQueries,
    ShipmentLabelsService,
    ShipmentRequestsService,
    ShipmentsService,
    TrackingService,
    VoidedParcelsService,
  ],
  exports: [ShipmentCreator, ShipmentLabelsService, ShipmentRequestsService, TrackingService],
})
export class ShipmentsModule {}
