import { Injectable } from '@nestjs/common';
import { newToken } from '../../../platform/auth/secret-token.js';
import { MailerGateway } from '../../../platform/gateways/mailer/mailer.gateway.js';
import { MailWriter } from '../../sales/mails/mail-writer.js';
import { PasswordResetsQueries, type ResetOwner } from './password-resets.queries.js';

/** Creates the token when its mail is sent, so that no table or queue contains it. */
@Injectable()
export class PasswordResetMail {
  constructor(
    private readonly resets: PasswordResetsQueries,
    private readonly writer: MailWriter,
    private readonly mailer: MailerGateway,
  ) {}

  /** A repeated mail has another token, and only the latest is valid. */
  async send(owner: ResetOwner, resetId: number): Promise<void> {
    const { token, hash } = newToken();
    const receiver = await this.resets.arm(owner, resetId, hash);
    if (!receiver) return;
    await this.mailer.send({
      messageId: `password-reset-${resetId}-${hash.slice(0, 8)}`,
      to: receiver.email,
      ...(await this.writer.passwordReset(receiver, token)),
    });
  }
}
