import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { AccountsModule } from '../shoppers/accounts.module.js';
import { OrderErasureQueries } from './erasure/order-erasure.queries.js';
import { OrderErasureService } from './erasure/order-erasure.service.js';
import { GuestsController } from './guests/guests.controller.js';
import { GuestsQueries } from './guests/guests.queries.js';
import { GuestsService } from './guests/guests.service.js';
import { ShopperPairsController } from './pairs/shopper-pairs.controller.js';
import { ShopperPairsQueries } from './pairs/shopper-pairs.queries.js';
import { ShopperPairsService } from './pairs/shopper-pairs.service.js';
import { OwnDataController } from './own-data.controller.js';
import { ShopperActionsController } from './shopper-actions.controller.js';
import { ShopperActionsService } from './shopper-actions.service.js';
import { ShopperDataController } from './shopper-data.controller.js';
import { ShopperDataQueries } from './shopper-data.queries.js';
import { ShopperDataService } from './shopper-data.service.js';
import { ShopperNote } from './shopper-note.entity.js';
import { ShopperNotesController } from './shopper-notes.controller.js';
import { ShopperNotesService } from './shopper-notes.service.js';
import { ShopperRecordsController } from './shopper-records.controller.js';
import { ShopperRecordsQueries } from './shopper-records.queries.js';
import { ShopperRecordsService } from './shopper-records.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShopperNote]), AccountsModule, SettingsModule],
  controllers: [
    ShopperRecordsController,
    ShopperNotesController,
    ShopperActionsController,
    ShopperDataController,
    OwnDataController,
    GuestsController,
    ShopperPairsController,
  ],
  providers: [
    GuestsQueries,
    GuestsService,
    OrderErasureQueries,
    OrderErasureService,
    ShopperActionsService,
    ShopperDataQueries,
    ShopperDataService,
    ShopperNotesService,
    ShopperPairsQueries,
    ShopperPairsService,
    ShopperRecordsQueries,
    ShopperRecordsService,
  ],
})
export class ShopperRecordsModule {}
