import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SigningKeys } from '../../../../platform/auth/sessions/signing-keys.js';
import { MailerGateway } from '../../../../platform/gateways/mailer/mailer.gateway.js';
import { MailWriter } from '../../../sales/mails/mail-writer.js';
import { SignInCodesQueries } from './sign-in-codes.queries.js';

const DIGITS = 8;

/** What is signed: a code is valid for its own request only. A plain hash of eight digits could be reversed. */
export const signedCode = (id: number, code: string): string => `sign-in-code:${id}:${code}`;

/** Creates the code when its mail is sent, so that no table or queue contains it. */
@Injectable()
export class SignInCodeMail {
  constructor(
    private readonly codes: SignInCodesQueries,
    private readonly keys: SigningKeys,
    private readonly writer: MailWriter,
    private readonly mailer: MailerGateway,
  ) {}

  /** A repeated mail has another code, and only the latest is valid. */
  async send(codeId: number): Promise<void> {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const signature = this.keys.sign(signedCode(codeId, code));
    const receiver = await this.codes.arm(codeId, signature);
    if (!receiver) return;
    await this.mailer.send({
      messageId: `sign-in-code-${codeId}-${signature.slice(0, 8)}`,
      to: receiver.email,
      ...(await this.writer.signInCode(receiver.locale, code)),
    });
  }
}
