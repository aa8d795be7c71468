import { ValidateBy } from 'class-validator';
import { withMessage } from './field-problems.js';

/** `IsNumber` of class-validator throws on numbers such as 5e-324, whose text has an exponent. */
const isAmount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(2)) === value;

/** An amount in AED: a number with at most two decimal places. */
export const IsAmount = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isAmount', validator: { validate: isAmount } },
    withMessage('input.notAmount'),
  );
