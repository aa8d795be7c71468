import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { MailAddress } from '../../../platform/http/validation/mail-address.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';

/** A message to the caller's own address or to the sales address. */
export class SendMailDto {
  @MailAddress() to: string;
  @IsString()
  @IsNotEmpty()
  @MaxLength(150)
  @Matches(/^[^\r\n]*$/, withMessage('input.severalLines'))
  subject: string;
  /** Plain text; it is escaped into the shop's own template. */
  @IsString() @IsNotEmpty() @MaxLength(5000) text: string;
}
