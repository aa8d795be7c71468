import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmpty } from 'class-validator';
import { InvalidInput } from '../http/problem.js';
import type { Upload } from './uploads.js';
import { msg } from '../i18n/message.js';
import { withMessage } from '../http/validation/field-problems.js';

/** The files of a form by field, as they arrived. */
export type FormFiles<Field extends string> = Partial<Record<Field, Upload[]>>;

/** A file field: text in it is rejected, an empty text counts as omitted. */
export const FileField = ({ required = false } = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'string', format: 'binary', required }),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : (value ?? undefined))),
    IsEmpty(withMessage('input.fileExpected')),
  );

/** A field of any number of files; text in it is rejected. */
export const FilesField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', format: 'binary' },
      required: false,
    }),
    IsEmpty(),
  );

/** The file of a required field. */
export const chosenFile = <Field extends string>(
  files: FormFiles<Field> | undefined,
  field: Field,
): Upload[] => {
  const chosen = files?.[field];
  if (chosen?.length) return chosen;
  const detail = msg('file.missing');
  throw new InvalidInput(detail, [{ pointer: `#/${field}`, detail }]);
};
