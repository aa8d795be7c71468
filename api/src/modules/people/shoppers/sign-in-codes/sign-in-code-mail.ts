import { Injectable } from '@nestjs/common';
import { SigningKeys } from '../../../../platform/auth/sessions/signing-keys.js';
import { MailerGateway } from '../../../../platform/gateways/mailer/mailer.gateway.js';
import { MailWriter } from '../../../sales/mails/mail-writer.js';
import { SignInCodesQueries } from './sign-in-codes.queries.js';

const DIGITS = 8;

/** What is signed: a code is valid for its own request only. A plain hash of eight digits could be reversed. */
export const signedCode = (id: number, code: string): string => `sign-in-code:${id}:${code}`;

/** Creates the code when its mail is sent, so that no table or queue contains it: from the signing key and the random token. */
@Injectable()
export class SignInCodeMail {
  constructor(
    private readonly codes: SignInCodesQueries,
    private readonly keys: SigningKeys,
    private readonly writer: MailWriter,
    private readonly mailer: MailerGateway,
  ) {}

  /**
   * A mail that is sent twice, as its worker was blocked or its mail server did not answer, has the same code: the shopper may
   * have read the first one. Only after a change of the signing key it has another, and only the latest is valid.
   */
  async send(codeId: number): Promise<void> {
    const tokenHash = await this.codes.tokenHashOf(codeId);
    if (tokenHash === undefined) return;
    const code = this.codeOf(codeId, tokenHash);
    const signature = this.keys.sign(signedCode(codeId, code));
    const receiver = await this.codes.arm(codeId, signature);
    if (!receiver) return;
    await this.mailer.send({
      messageId: `sign-in-code-${codeId}-${signature.slice(0, 8)}`,
      to: receiver.email,
      ...(await this.writer.signInCode(receiver.locale, code)),
    });
  }

  /** It cannot be computed without the key; 64 bits of the signature, so that all codes are equally likely. */
  private codeOf(codeId: number, tokenHash: string): string {
    const bytes = Buffer.from(this.keys.sign(`code-of:${codeId}:${tokenHash}`), 'base64url');
    return String(bytes.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0');
  }
}
