import { LIST_LIMIT } from '@shop/shop-rules';
import { OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MailAddress } from '../../../platform/http/validation/mail-address.js';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { LatinDigits } from '../../../platform/http/validation/latin-digits.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import type { User } from './user.entity.js';

/** Email address or username, with the password. */
export class LoginDto {
  @IsString() @IsNotEmpty() @MaxLength(200) emailOrUsername: string;
  @IsString() @IsNotEmpty() @MaxLength(128) password: string;
}

/** A new shopper; omitted fields are stored as "Undefined", the username as a timestamp. */
export class RegisterDto {
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) name: string;
  @Trimmed() @MailAddress() email: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(30) phone: string;
  @IsString() @IsNotEmpty() @MaxLength(128) password: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(120) username?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(30) gender?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(80) city?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(120) area?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(120) building?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(60) flat?: string;
  /** Accepted for compatibility and ignored: a wishlist starts empty. */
  @IsOptional() @IsArray() wishList?: unknown[];
  /** Language of the mails. */
  @Omittable() @IsIn(['en', 'ar']) locale?: 'en' | 'ar';
}

/** Changes of a profile; a new password requires the current one. */
export class UpdateAccountDto {
  @Omittable() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) name?: string;
  @Omittable() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(30) phone?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(30) gender?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(80) city?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(120) area?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(120) building?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(60) flat?: string;
  /** Language of mails that do not belong to an order. */
  @Omittable() @IsIn(['en', 'ar']) locale?: 'en' | 'ar';
  @Omittable() @IsString() @MaxLength(128) password?: string;
  @Omittable() @IsString() @MaxLength(128) currentPassword?: string;
}

const LAST_PAGE = 100_000;

/** Filters of the shoppers, combined with AND; "all" or empty means no filter. */
export class UserListQueryDto {
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 100 by default. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  /** `female`, `male` or another stored value, ignoring case. */
  @Omittable() @Trimmed() @IsString() @MaxLength(30) gender?: string;
  /** The full name of a city, ignoring case. */
  @Omittable() @Trimmed() @IsString() @MaxLength(80) city?: string;
  /** Part of a name, email address, phone number or username. */
  @Omittable() @Trimmed() @LatinDigits() @IsString() @MaxLength(80) q?: string;
  @Omittable() @IsIn(['newest']) sort?: 'newest';
}

/** The shoppers to export. */
export class ShoppersExportDto extends OmitType(UserListQueryDto, ['page', 'limit', 'sort']) {}

/** A shopper for the owner and admins. */
export class UserDto {
  id: number;
  name: string;
  email: string;
  phone: string;
  username: string;
  gender: string;
  city: string;
  area: string;
  building: string;
  flat: string;
  /** Language of mails that do not belong to an order. */
  locale: 'en' | 'ar';
  /** Whether the email address is verified. */
  emailVerified: boolean;
  /** Always empty here; `GET /users/{id}/wishlist/products` has the wishlist. */
  wishList: number[];
}

/** Newest first. */
export class UsersDto {
  users: UserDto[];
  /** Number of matching shoppers. */
  total: number;
  page: number;
  limit: number;
}

export class LoginResponseDto {
  /** Bearer token of the session, valid for `SHOPPER_SESSION_DAYS` (30 by default). */
  token: string;
  user: UserDto;
}

export class AccountResponseDto extends DoneDto {
  user: UserDto;
}

export const toUserDto = (user: User): UserDto => ({
  id: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  username: user.username,
  gender: user.gender,
  city: user.city,
  area: user.area,
  building: user.building,
  flat: user.flat,
  locale: user.locale,
  emailVerified: user.emailVerifiedAt !== null,
  wishList: [],
});
