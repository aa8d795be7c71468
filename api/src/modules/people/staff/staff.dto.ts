import { ApiProperty } from '@nestjs/swagger';
import { rightNames, type Right, type StaffType } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsNotEmpty,
  IsObject,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MailAddress } from '../../../platform/http/validation/mail-address.js';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { LatinDigits } from '../../../platform/http/validation/latin-digits.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ReadValuesField, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { FileField } from '../../../platform/files/form-files.js';
import { PasskeySignatureDto, PasskeyStepDto } from '../passkeys/passkey.dto.js';
import type { StaffAccount } from './staff-account.entity.js';

/** Omitted or empty: no address. */
const OptionalEmail = (): PropertyDecorator =>
  ValidateIf((_input, value: unknown) => value !== undefined && value !== '');

export class StaffLoginDto {
  @IsString() @IsNotEmpty() @MaxLength(200) username: string;
  @IsString() @IsNotEmpty() @MaxLength(128) password: string;
}

/** The second step of a login. */
export class StaffCodeDto {
  /** From the response to the first step; valid for five minutes. */
  @IsString() @Matches(/^\d+\.\d+\.[\w-]+$/) @MaxLength(200) token: string;
  /** Six digits of the authenticator app, or a recovery code. */
  @Trimmed() @LatinDigits() @IsString() @IsNotEmpty() @MaxLength(40) code: string;
}

/** A passkey alone, or as the second step with the token of the first. */
export class PasskeySignInDto extends PasskeyStepDto {
  @IsObject() @ValidateNested() @Type(() => PasskeySignatureDto) passkey: PasskeySignatureDto;
}

export class StaffListQueryDto {
  /** With `all` admins also get accounts that sell nothing; ignored for others. */
  @Omittable() @IsIn(['all']) type?: 'all';
}

export class AddStaffDto {
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) name: string;
  /** By default the email address, else derived from the name. */
  @Omittable() @Trimmed() @IsString() @MaxLength(200) username?: string;
  @OptionalEmail() @Trimmed() @MailAddress() email?: string;
  @IsString() @IsNotEmpty() @MaxLength(128) password: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(2000) about?: string;
  /** The same in Arabic. */
  @Omittable() @Trimmed() @IsString() @MaxLength(2000) aboutAr?: string;
  /** `subadmin` by default; a vendor has the same rights. */
  @Omittable()
  @IsIn(['admin', 'vendor', 'subadmin', 'ops'])
  type?: 'admin' | 'vendor' | 'subadmin' | 'ops';
  @FileField() image?: undefined;
}

/** Omitted fields stay unchanged; vendors change only about and image of their own account. */
export class UpdateStaffDto {
  @Omittable() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) name?: string;
  @OptionalEmail() @Trimmed() @MailAddress() email?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(2000) about?: string;
  /** The same in Arabic. */
  @Omittable() @Trimmed() @IsString() @MaxLength(2000) aboutAr?: string;
  @FileField() image?: undefined;
  @ReadValuesField() before?: ReadValues;
}

export class StaffPasswordDto {
  @IsString() @IsNotEmpty() @MaxLength(128) password: string;
}

/** Public data of a vendor. */
export class PublicVendorDto {
  id: number;
  name: string;
  about: string;
  /** Empty without an Arabic one; the shop shows the other text then. */
  aboutAr: string;
  image: string | null;
}

/** A dashboard account for staff; guests get only id, name, texts and image. */
export class StaffDto extends PublicVendorDto {
  username?: string;
  email?: string;
  type?: 'admin' | 'vendor' | 'subadmin' | 'ops';
}

/** The account of a dashboard session. */
export class SignedInStaffDto extends StaffDto {
  /** What the account may do: the rights of its role. */
  @ApiProperty({ enum: rightNames(), enumName: 'Right', isArray: true }) rights: Right[];
  /** What the account must do before any other call is answered: change a password that an admin chose, or set up a second factor. */
  setup?: 'password' | 'secondFactor';
}

/** The account, or the token for the second step of an account with a second factor. */
export class StaffLoginResponseDto extends DoneDto {
  admin?: SignedInStaffDto;
  signInToken?: string;
  /** What completes the login besides the token. */
  @ApiProperty({ enum: ['code', 'passkey'], isArray: true, required: false })
  secondSteps?: ('code' | 'passkey')[];
}

export class StaffSignedInDto extends DoneDto {
  admin: SignedInStaffDto;
}

export class StaffResponseDto extends DoneDto {
  admin: StaffDto;
}

export const toPublicVendorDto = ({
  id,
  name,
  about,
  aboutAr,
  image,
}: StaffAccount): PublicVendorDto => ({
  id,
  name,
  about,
  aboutAr,
  image,
});

export const toStaffDto = (account: StaffAccount): StaffDto => ({
  ...toPublicVendorDto(account),
  username: account.username,
  email: account.email ?? '',
  type: account.type satisfies StaffType,
});
