import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { MailerGateway } from '../../../platform/gateways/mailer/mailer.gateway.js';
import { newToken } from '../../../platform/auth/secret-token.js';
import { MailWriter } from '../../sales/mails/mail-writer.js';
import { SellersQueries } from './sellers.queries.js';

/** Invites a new vendor; the token is created when the mail is sent, so that no table or queue contains it. */
@Injectable()
export class SellerInviteMail {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sellers: SellersQueries,
    private readonly writer: MailWriter,
    private readonly mailer: MailerGateway,
    private readonly env: Env,
  ) {}

  /** A repeated mail has another token, and only the latest is valid. */
  async send(sellerId: number): Promise<void> {
    const { token, hash } = newToken();
    const invited = await this.sellers.arm(this.db.manager, sellerId, hash);
    if (!invited) return;
    const url = `${this.env.ADMIN_URL}/choose-password#token=${token}`;
    await this.mailer.send({
      ...(await this.writer.sellerApproved(invited, url)),
      messageId: `seller-invite-${sellerId}-${hash.slice(0, 8)}`,
      to: invited.email,
    });
  }
}
