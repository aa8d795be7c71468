import { IsNumber } from 'class-validator';
import { withMessage } from './field-problems.js';

/** An amount in AED: a number with at most two decimal places. */
export const IsAmount = (): PropertyDecorator =>
  IsNumber({ maxDecimalPlaces: 2 }, withMessage('input.notAmount'));
