import { Injectable } from '@nestjs/common';
import { hashOfToken } from '../../../platform/auth/secret-token.js';
import { SigningKeys } from '../../../platform/auth/sessions/signing-keys.js';
import { MailerGateway } from '../../../platform/gateways/mailer/mailer.gateway.js';
import { MailWriter } from '../../sales/mails/mail-writer.js';
import { PasswordResetsQueries, type ResetOwner } from './password-resets.queries.js';

/** Creates the token when its mail is sent, so that no table or queue contains it: a signature of the request. */
@Injectable()
export class PasswordResetMail {
  constructor(
    private readonly resets: PasswordResetsQueries,
    private readonly keys: SigningKeys,
    private readonly writer: MailWriter,
    private readonly mailer: MailerGateway,
  ) {}

  /** A mail that is sent twice, as its worker was blocked or its mail server did not answer, has the same link. */
  async send(owner: ResetOwner, resetId: number): Promise<void> {
    const expiresAt = await this.resets.endOf(resetId);
    if (expiresAt === undefined) return;
    const token = this.keys.sign(`password-reset:${resetId}:${expiresAt}`);
    const hash = hashOfToken(token);
    const receiver = await this.resets.arm(owner, resetId, hash);
    if (!receiver) return;
    await this.mailer.send({
      messageId: `password-reset-${resetId}-${hash.slice(0, 8)}`,
      to: receiver.email,
      ...(await this.writer.passwordReset(receiver, token)),
    });
  }
}
