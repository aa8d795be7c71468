import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { plainToInstance, Transform, type ClassConstructor } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject } from 'class-validator';

const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Lists are sent as JSON text or as repeated fields; any other value stays as it is and fails validation. */
export const fromListText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return [];
  if (!isJson(value)) return [value];
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** A list of up to `most` entries, objects of the class `of` if given, read from JSON text or repeated fields. */
export const FormList = ({
  most,
  of,
  ...documented
}: {
  most: number;
  of?: ClassConstructor<object>;
  required?: boolean;
  description: string;
}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'string', ...documented }),
    Transform(({ value }: { value: unknown }) => {
      const list = fromListText(value);
      return of && Array.isArray(list) ? plainToInstance(of, list) : list;
    }),
    ArrayMaxSize(most),
    IsArray(),
    ...(of ? [IsObject({ each: true })] : []),
  );
