import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MailerGateway } from '../../../../platform/gateways/mailer/mailer.gateway.js';
import { MailWriter } from '../../../sales/mails/mail-writer.js';
import { PasswordResetsQueries } from './password-resets.queries.js';

const TOKEN_BYTES = 32;

/** The stored hash of a token. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Creates the token when its mail is sent, so that no table or queue contains it. */
@Injectable()
export class PasswordResetMail {
  constructor(
    private readonly resets: PasswordResetsQueries,
    private readonly writer: MailWriter,
    private readonly mailer: MailerGateway,
  ) {}

  /** A repeated mail has another token, and only the latest is valid. */
  async send(resetId: number): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const tokenHash = hashOfToken(token);
    const receiver = await this.resets.arm(resetId, tokenHash);
    if (!receiver) return;
    await this.mailer.send({
      messageId: `password-reset-${resetId}-${tokenHash.slice(0, 8)}`,
      to: receiver.email,
      ...(await this.writer.passwordReset(receiver, token)),
    });
  }
}
