import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsObject } from 'class-validator';
import { isDeepStrictEqual } from 'node:util';
import { msg } from '../../i18n/message.js';
import { Conflict } from '../problem.js';
import { Omittable } from './omittable.js';

/** Values of a row as an editor has read them. */
export type ReadValues = Record<string, unknown>;

const fromText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** Field for the values that were edited, as JSON text; without it the change replaces those of others. */
export const ReadValuesField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'string',
      required: false,
      description: 'JSON text of the values that were edited: 409 if one was changed since.',
    }),
    Transform(({ value }: { value: unknown }) => fromText(value)),
    Omittable(),
    IsObject(),
  );

/** A column without a value is the same as an empty one, which is what forms show. */
const isSame = (stored: unknown, read: unknown): boolean =>
  isDeepStrictEqual(stored === null ? '' : structuredClone(stored), read ?? '');

/**
 * Rejects a change of a row if one of the values was changed since it was read; unknown ones do not count, nor does one
 * that is already as `wanted`: an earlier request with the same change, whose response was lost.
 */
export const refuseChanged = (
  row: object,
  read: ReadValues | undefined,
  wanted: ReadValues = {},
): void => {
  if (!read) return;
  const isOutdated = Object.entries(row).some(
    ([name, stored]) =>
      Object.hasOwn(read, name) &&
      !isSame(stored, read[name]) &&
      !(wanted[name] !== undefined && isSame(stored, wanted[name])),
  );
  if (isOutdated) throw new Conflict('changed_meanwhile', msg('input.changedMeanwhile'));
};
