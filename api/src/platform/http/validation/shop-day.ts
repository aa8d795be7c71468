import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches, type ValidationOptions } from 'class-validator';
import { withMessage } from './field-problems.js';

/** A day in the shop's time zone, such as 2026-11-21. */
export const ShopDay = (options: ValidationOptions = {}): PropertyDecorator =>
  applyDecorators(
    Matches(/^20\d\d-\d\d-\d\d$/, { ...withMessage('input.notADate'), ...options }),
    IsISO8601({ strict: true }, options),
  );
