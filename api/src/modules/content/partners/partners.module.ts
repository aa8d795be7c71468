import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../content-store/content-store.js';
import { Partner } from './partner.entity.js';
import { PartnersController } from './partners.controller.js';

const partners = contentStore(Partner, { icon: 'image' });

@Module({
  imports: [TypeOrmModule.forFeature([Partner])],
  providers: [partners],
  controllers: [PartnersController],
  exports: [partners],
})
export class PartnersModule {}
