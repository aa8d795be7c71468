import { Transform } from 'class-transformer';

const FLAGS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);

/** Form fields are sent as text. */
export const FormFlag = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => FLAGS.get(value) ?? value);
