import { Module } from '@nestjs/common';
import { PartnerTableModule } from './partner-table.module.js';
import { PartnersController } from './partners.controller.js';

@Module({
  imports: [PartnerTableModule],
  controllers: [PartnersController],
  exports: [PartnerTableModule],
})
export class PartnersModule {}
