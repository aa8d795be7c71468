import { Injectable } from '@nestjs/common';
import { Env } from '../../../platform/config/env.js';
import { MailerGateway } from '../../../platform/gateways/mailer/mailer.gateway.js';
import { hashOfToken } from '../../../platform/auth/secret-token.js';
import { SigningKeys } from '../../../platform/auth/sessions/signing-keys.js';
import { MailWriter } from '../../sales/mails/mail-writer.js';
import { SellersQueries } from './sellers.queries.js';

/** Invites a new vendor. The token is created when the mail is sent, so that no table or queue contains it: a signature of the invitation. */
@Injectable()
export class SellerInviteMail {
  constructor(
    private readonly sellers: SellersQueries,
    private readonly keys: SigningKeys,
    private readonly writer: MailWriter,
    private readonly mailer: MailerGateway,
    private readonly env: Env,
  ) {}

  /** A mail that is sent twice has the same link; an invitation to another address or a later one has another. */
  async send(sellerId: number): Promise<void> {
    const invited = await this.sellers.invited(sellerId);
    if (!invited) return;
    const token = this.keys.sign(`seller-invite:${sellerId}:${invited.email}:${invited.until}`);
    const hash = hashOfToken(token);
    if (!(await this.sellers.arm(sellerId, hash, invited)))
      throw new Error('The invitation has changed while its mail was written; it is tried again');
    const url = `${this.env.ADMIN_URL}/choose-password#token=${token}`;
    await this.mailer.send({
      ...(await this.writer.sellerApproved(invited, url)),
      messageId: `seller-invite-${sellerId}-${hash.slice(0, 8)}`,
      to: invited.email,
    });
  }
}
