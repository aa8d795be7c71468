import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailsModule } from '../../sales/mails/mails.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { SellerDecisionsController } from './seller-decisions.controller.js';
import { SellerDecisionsService } from './seller-decisions.service.js';
import { SellerInvitesModule } from './seller-invites.module.js';
import { SellerRequest } from './seller-request.entity.js';
import { SellersController } from './sellers.controller.js';
import { SellersService } from './sellers.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([SellerRequest]),
    MailsModule,
    PasswordsModule,
    SellerInvitesModule,
    StaffModule,
  ],
  providers: [SellerDecisionsService, SellersService],
  controllers: [SellerDecisionsController, SellersController],
})
export class SellersModule {}
