import { LARGEST_ID, toAed, toFils } from '@shop/shop-rules';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { IsAmount } from '../../../platform/http/validation/is-amount.js';
import type { StoredCashRules } from './cash-rules.entity.js';

const HIGHEST_AMOUNT = 1_000_000;
const DAY_MINUTES = 1440;

/** Which cash orders wait until staff have called the shopper; each rule is on or off. */
export class CashRulesDto {
  /** Version that was edited; 0 before the first change. */
  @IsInt() @Min(0) @Max(LARGEST_ID) version: number;
  /** Orders of phone numbers to which nothing was delivered yet. */
  @IsBoolean() newPhone: boolean;
  /** Orders over `aboveAmount`. */
  @IsBoolean() above: boolean;
  /** AED, with the delivery fee. */
  @IsAmount() @Min(0) @Max(HIGHEST_AMOUNT) aboveAmount: number;
  /** Orders to phone numbers and addresses from which a parcel came back. */
  @IsBoolean() returned: boolean;
  /** Minutes after a call without an answer until the order is listed again. */
  @IsInt() @Min(1) @Max(DAY_MINUTES) retryMinutes: number;
  /** Calls without an answer after which staff may cancel for that reason. */
  @IsInt() @Min(1) @Max(10) leastCalls: number;
}

export class CashRulesSavedDto extends DoneDto {
  rules: CashRulesDto;
}

export const toCashRulesDto = ({ aboveFils, ...rules }: StoredCashRules): CashRulesDto => ({
  ...rules,
  aboveAmount: toAed(aboveFils),
});

export const fromCashRulesDto = ({ aboveAmount, ...rules }: CashRulesDto): StoredCashRules => ({
  ...rules,
  aboveFils: toFils(aboveAmount),
});
