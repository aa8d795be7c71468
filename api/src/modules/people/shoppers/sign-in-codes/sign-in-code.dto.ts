import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches } from 'class-validator';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';
import { LatinDigits } from '../../../../platform/http/validation/latin-digits.js';
import { MailAddress } from '../../../../platform/http/validation/mail-address.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';
import { LoginResponseDto } from '../account.dto.js';

/** Digits of any script, without the spaces and hyphens of a copied text. */
const Digits = (): PropertyDecorator =>
  applyDecorators(
    LatinDigits(),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.replace(/[\s\u200e\u200f-]/g, '') : value,
    ),
  );

export class RequestSignInCodeDto {
  @Trimmed() @MailAddress() email: string;
}

export class SignInCodeRequestedDto extends DoneDto {
  /** Goes with the code: a code is valid only in the browser that requested it. */
  token: string;
}

export class CodeLoginResponseDto extends LoginResponseDto {
  /** Whether the password of the account was removed, because it may be that of another person. */
  formerLoginRemoved: boolean;
}

export class SignInWithCodeDto {
  /** From the request. */
  @IsString() @Matches(/^[\w-]{43}$/, withMessage('signInCode.expired')) token: string;
  /** The eight digits of the mail. */
  @Digits() @IsString() @Matches(/^\d{8}$/, withMessage('signInCode.malformed')) code: string;
}
