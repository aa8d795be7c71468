import { Transform } from 'class-transformer';

const FLAGS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);

/** Spreadsheet programs write TRUE and FALSE. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;

/** Form fields and cells of files are text. */
export const FormFlag = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => FLAGS.get(plain(value)) ?? value);
