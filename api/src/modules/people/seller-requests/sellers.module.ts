import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailsModule } from '../../sales/mails/mails.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { SellerAnswersController } from './seller-answers.controller.js';
import { SellerAnswersService } from './seller-answers.service.js';
import { SellerInvitesModule } from './seller-invites.module.js';
import { SellerRequest } from './seller-request.entity.js';
import { SellersController } from './sellers.controller.js';
import { SellersService } from './sellers.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([SellerRequest]),
    MailsModule,
    SellerInvitesModule,
    StaffModule,
  ],
  providers: [SellerAnswersService, SellersService],
  controllers: [SellerAnswersController, SellersController],
})
export class SellersModule {}
