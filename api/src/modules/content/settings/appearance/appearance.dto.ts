import {
  IsBoolean,
  IsEmail,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { LARGEST_ID } from '@shop/shop-rules';
import { FileField } from '../../../../platform/files/form-files.js';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';
import { FormFlag } from '../../../../platform/http/validation/form-flag.js';
import { FormNumber } from '../../../../platform/http/validation/form-number.js';
import { Omittable } from '../../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';
import type { ShopAppearance } from './appearance.entity.js';

/** A PNG with its size in px. */
export class LogoDto {
  file: string;
  width: number;
  height: number;
}

/** File names of the icons made from one square picture. */
export class ShopIconsDto {
  /** 48 px. */
  favicon: string;
  /** 180 px without transparency. */
  apple: string;
  /** 192 px. */
  small: string;
  /** 512 px. */
  large: string;
  /** 512 px with a margin. */
  maskable: string;
}

/** How the shop looks. */
export class LookDto {
  /** Color of buttons and links, such as #123f37; null: the standard one. */
  accent: string | null;
  /** Null: the shop's name as text. */
  logo: LogoDto | null;
  /** For dark backgrounds; null: the other one. */
  logoDark: LogoDto | null;
  icons: ShopIconsDto | null;
}

/** How the shop looks, and from whom its mails come. */
export class AppearanceDto extends LookDto {
  /** 0 before the first change. */
  version: number;
  /** Name of the sender; empty: the shop's name. */
  mailName: string;
  mailFrom: string;
  /** Where answers go; empty: to the sender. */
  mailReplyTo: string;
}

/** Files replace the stored ones; without a file, `remove…` deletes the stored one. */
export class ChangeAppearanceDto {
  /** Version that was edited; 0 before the first change. */
  @FormNumber() @IsInt() @Min(0) @Max(LARGEST_ID) version: number;
  /** Such as #123f37, readable on and below white text; empty: the standard color. */
  @Trimmed()
  @Matches(/^(#[0-9a-f]{6})?$/i, withMessage('appearance.accentFormat'))
  accent: string;
  @Trimmed() @IsString() @MaxLength(60) mailName: string;
  @Trimmed() @IsEmail({ require_tld: false }) @MaxLength(200) mailFrom: string;
  /** Empty: answers go to the sender. */
  @Trimmed()
  @ValidateIf((_input, value: unknown) => value !== '')
  @IsEmail({ require_tld: false })
  @MaxLength(200)
  mailReplyTo: string;
  @FileField() logo?: undefined;
  @FileField() logoDark?: undefined;
  /** Square, at least 512 px wide. */
  @FileField() icon?: undefined;
  @Omittable() @FormFlag() @IsBoolean() removeLogo?: boolean;
  @Omittable() @FormFlag() @IsBoolean() removeLogoDark?: boolean;
  @Omittable() @FormFlag() @IsBoolean() removeIcon?: boolean;
}

export class AppearanceSavedDto extends DoneDto {
  appearance: AppearanceDto;
}

/** Values of a change; absent pictures stay. */
export type AppearanceChange = Pick<
  ShopAppearance,
  'version' | 'accent' | 'mailName' | 'mailFrom' | 'mailReplyTo'
> &
  Partial<Pick<ShopAppearance, 'logo' | 'logoDark' | 'icons'>>;

export const fromChangeAppearanceDto = ({
  version,
  accent,
  mailName,
  mailFrom,
  mailReplyTo,
  removeLogo,
  removeLogoDark,
  removeIcon,
}: ChangeAppearanceDto): AppearanceChange => ({
  version,
  accent: accent.toLowerCase() || null,
  mailName,
  mailFrom,
  mailReplyTo,
  ...(removeLogo && { logo: null }),
  ...(removeLogoDark && { logoDark: null }),
  ...(removeIcon && { icons: null }),
});

/** The part that every page of the shop needs. */
export const toLookDto = ({ accent, logo, logoDark, icons }: ShopAppearance): LookDto => ({
  accent,
  logo,
  logoDark,
  icons,
});
