import { ValidateIf } from 'class-validator';

/** The field may be omitted; unlike with `IsOptional`, null is validated like any other value. */
export const Omittable = (): PropertyDecorator =>
  ValidateIf((_input, value: unknown) => value !== undefined);
