import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { OrderAddressService } from './order-address.service.js';
import { OrderParcelsController } from './order-parcels.controller.js';
import { ParcelsService } from './parcels.service.js';
import { Shipment } from '../order-core/shipment.entity.js';
import { ShipmentsController } from './shipments.controller.js';
import { ShipmentsQueries } from './shipments.queries.js';
import { ShipmentsService } from './shipments.service.js';
import { TrackingService } from './tracking.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Shipment]),
    GatewaysModule,
    MailsModule,
    OrdersModule,
    SettingsModule,
  ],
  controllers: [OrderParcelsController, ShipmentsController],
  providers: [
    OrderAddressService,
    ParcelsService,
    ShipmentsQueries,
    ShipmentsService,
    TrackingService,
  ],
  exports: [ParcelsService, ShipmentsService, TrackingService],
})
export class ShipmentsModule {}
