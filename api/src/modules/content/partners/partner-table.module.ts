import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../content-store/content-store.js';
import { PartnerTable } from './partner-table.service.js';
import { Partner } from './partner.entity.js';

const partners = contentStore(Partner, { icon: 'image' });

/** Partners without routes, so that the worker has them too. */
@Module({
  imports: [TypeOrmModule.forFeature([Partner])],
  providers: [PartnerTable, partners],
  exports: [PartnerTable, partners],
})
export class PartnerTableModule {}
