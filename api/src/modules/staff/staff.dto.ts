import type { StaffType } from '@shop/shop-rules';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DoneDto } from '../../http/answers.dto.js';
import type { StaffAccount } from './staff-account.entity.js';

export class StaffLoginDto {
  @IsString() @IsNotEmpty() @MaxLength(200) username: string;
  @IsString() @IsNotEmpty() @MaxLength(128) password: string;
}

/** What everybody may know of a vendor. */
export class PublicVendorDto {
  id: number;
  name: string;
  about: string;
  image: string | null;
}

/** A dashboard account as staff see it; visitors get only id, name, about and image. */
export class StaffDto extends PublicVendorDto {
  username?: string;
  email?: string;
  type?: 'admin' | 'vendor' | 'subadmin' | 'ops';
}

export class StaffLoginAnswerDto extends DoneDto {
  admin: StaffDto;
}

export const toPublicVendorDto = ({ id, name, about, image }: StaffAccount): PublicVendorDto => ({
  id,
  name,
  about,
  image,
});

export const toStaffDto = (account: StaffAccount): StaffDto => ({
  ...toPublicVendorDto(account),
  username: account.username,
  email: account.email ?? '',
  type: account.type satisfies StaffType,
});
