import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';

/** A day of the shop, as 2026-11-21. */
export const ShopDay = (): PropertyDecorator =>
  applyDecorators(
    Matches(/^20\d\d-\d\d-\d\d$/, { message: '$property is not a date' }),
    IsISO8601({ strict: true }),
  );
