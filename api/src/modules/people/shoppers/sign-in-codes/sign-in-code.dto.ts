import { Transform } from 'class-transformer';
import { IsString, Matches } from 'class-validator';
import { latinDigits } from '@shop/shop-rules';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';
import { MailAddress } from '../../../../platform/http/validation/mail-address.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';

/** Digits of any script, without the spaces and hyphens of a copied text. */
const Digits = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? latinDigits(value).replace(/[\s\u200e\u200f-]/g, '') : value,
  );

export class RequestSignInCodeDto {
  @Trimmed() @MailAddress() email: string;
}

export class SignInCodeRequestedDto extends DoneDto {
  /** Goes with the code: a code is valid only in the browser that requested it. */
  token: string;
}

export class SignInWithCodeDto {
  /** From the request. */
  @IsString() @Matches(/^[\w-]{43}$/, withMessage('signInCode.expired')) token: string;
  /** The eight digits of the mail. */
  @Digits() @IsString() @Matches(/^\d{8}$/, withMessage('signInCode.malformed')) code: string;
}
