import {
  IsArray,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { DoneDto } from '../../http/answers.dto.js';
import type { User } from './user.entity.js';

/** E-mail address or username, with the password. */
export class LoginDto {
  @IsString() @IsNotEmpty() @MaxLength(200) emailOrUsername: string;
  @IsString() @IsNotEmpty() @MaxLength(128) password: string;
}

/** A new shopper; what is left out is stored as "Undefined", the username as a timestamp. */
export class RegisterDto {
  @IsString() @IsNotEmpty() @MaxLength(120) name: string;
  @IsEmail() @MaxLength(200) email: string;
  @IsString() @IsNotEmpty() @MaxLength(30) phone: string;
  @IsString() @IsNotEmpty() @MaxLength(128) password: string;
  @IsOptional() @IsString() @MaxLength(120) username?: string;
  @IsOptional() @IsString() @MaxLength(30) gender?: string;
  @IsOptional() @IsString() @MaxLength(80) city?: string;
  @IsOptional() @IsString() @MaxLength(120) area?: string;
  @IsOptional() @IsString() @MaxLength(120) building?: string;
  @IsOptional() @IsString() @MaxLength(60) flat?: string;
  /** Accepted for the published contract and ignored: a wishlist starts empty. */
  @IsOptional() @IsArray() wishList?: unknown[];
  /** Language of the mails. */
  @IsOptional() @IsIn(['en', 'ar']) locale?: 'en' | 'ar';
}

/** Changes of a profile; a new password needs the current one. */
export class UpdateAccountDto {
  @IsOptional() @IsString() @IsNotEmpty() @MaxLength(120) name?: string;
  @IsOptional() @IsString() @IsNotEmpty() @MaxLength(30) phone?: string;
  @IsOptional() @IsString() @MaxLength(30) gender?: string;
  @IsOptional() @IsString() @MaxLength(80) city?: string;
  @IsOptional() @IsString() @MaxLength(120) area?: string;
  @IsOptional() @IsString() @MaxLength(120) building?: string;
  @IsOptional() @IsString() @MaxLength(60) flat?: string;
  @IsOptional() @IsIn(['en', 'ar']) locale?: 'en' | 'ar';
  @IsOptional() @IsString() @MaxLength(128) password?: string;
  @IsOptional() @IsString() @MaxLength(128) currentPassword?: string;
}

/** A shopper as the owner and admins see them. */
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
  /** Always empty here; `GET /users/{id}/wishlist/products` has the wishlist. */
  wishList: number[];
}

export class LoginAnswerDto {
  /** Bearer token of the session, valid for 7 days. */
  token: string;
  user: UserDto;
}

export class AccountAnswerDto extends DoneDto {
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
  wishList: [],
});
