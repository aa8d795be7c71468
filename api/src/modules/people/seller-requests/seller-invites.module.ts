import { Module } from '@nestjs/common';
import { SigningKeysModule } from '../../../platform/auth/sessions/signing-keys.module.js';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { MailsModule } from '../../sales/mails/mails.module.js';
import { SellerInviteMail } from './seller-invite-mail.js';
import { SellersQueries } from './sellers.queries.js';

/** The part of invitations that both processes use: links and their mail. */
@Module({
  imports: [GatewaysModule, MailsModule, SigningKeysModule],
  providers: [SellerInviteMail, SellersQueries],
  exports: [SellerInviteMail, SellersQueries],
})
export class SellerInvitesModule {}
