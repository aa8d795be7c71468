import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../storage/content-store.js';
import { Partner } from './partner.entity.js';
import { PartnersController } from './partners.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Partner])],
  providers: [contentStore(Partner, { icon: 'image' })],
  controllers: [PartnersController],
})
export class PartnersModule {}
