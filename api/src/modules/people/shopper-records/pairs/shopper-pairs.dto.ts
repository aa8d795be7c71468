import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { Omittable } from '../../../../platform/http/validation/omittable.js';
import { PAIR_REASONS, type PairReason } from './shopper-keys.js';

const LAST_PAGE = 100_000;
const LONGEST_PAGE = 100;
const LAST_ID = 2_147_483_647;

export class ShopperPairsQueryDto {
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 20 by default. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LONGEST_PAGE) limit?: number;
  /** `open` by default; `dismissed`: those that staff declared to be two different people. */
  @Omittable() @IsIn(['open', 'dismissed']) state?: 'open' | 'dismissed';
}

/** The accounts of a pair, in any order. */
export class ShopperPairIdsDto {
  @IsInt() @Min(1) @Max(LAST_ID) first: number;
  @IsInt() @Min(1) @Max(LAST_ID) second: number;
}

/** An account of a pair; money in AED. */
export class PairedAccountDto {
  id: number;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  /** ISO time of the registration. */
  createdAt: string;
  /** Whether the email address is known to be that of the person. */
  emailVerified: boolean;
  /** A blocked account cannot be merged. */
  isBlocked: boolean;
  orders: number;
  /** Payments less refunds. */
  spent: number;
  /** ISO time; null without an order. */
  lastOrderAt: string | null;
}

export class DismissalDto {
  /** ISO time. */
  at: string;
  /** Name of the staff account at the time. */
  by: string;
}

/** Two accounts that are probably one person. */
export class ShopperPairDto {
  /** The older account. */
  first: PairedAccountDto;
  second: PairedAccountDto;
  /** What both have in common. */
  @ApiProperty({ enum: PAIR_REASONS, isArray: true }) reasons: PairReason[];
  /** Null for an open pair. */
  dismissed: DismissalDto | null;
}

/** Open pairs: most reasons first, then the newest; dismissed ones: the last dismissed first. */
export class ShopperPairsDto {
  pairs: ShopperPairDto[];
  /** Number of pairs in this state, at most 10,000. */
  total: number;
  page: number;
  limit: number;
}
