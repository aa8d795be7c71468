import { ValidateIf } from 'class-validator';

/** The field may be left out; unlike with `IsOptional`, a null is checked like any other value. */
export const Omittable = (): PropertyDecorator =>
  ValidateIf((_input, value: unknown) => value !== undefined);
