import 'reflect-metadata';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { translate } from '../../i18n/translate.js';
import { InvalidInput } from '../problem.js';
import { IsAmount } from './is-amount.js';
import { validation } from './validation.js';

class NameDto {
  @IsString() @MaxLength(120) name: string;
}
class PageDto {
  @IsOptional() @MaxLength(9) page?: string;
}

class PriceDto {
  @IsAmount() price: number;
}

const refusalOf = async (
  value: unknown,
  metatype: typeof NameDto | typeof PageDto | typeof PriceDto,
) => {
  const refusal: unknown = await validation()
    .transform(value, { type: 'body', metatype })
    .catch((error: unknown) => error);
  if (!(refusal instanceof InvalidInput)) throw new Error('It was not refused.');
  return ['en', 'ar'].map((locale) => translate(refusal.detail, locale === 'ar' ? 'ar' : 'en'));
};

const TOO_LONG = [
  'Name must be shorter than or equal to 120 characters.',
  'النص أطول من المسموح، والحد الأعلى لعدد الأحرف 120.',
];

it.each([[{ name: 'x'.repeat(121) }], [{}], [[]], ['text'], [7]])(
  'API-74 the error of %j contains the limit of the field',
  async (value) => {
    expect(await refusalOf(value, NameDto)).toEqual(TOO_LONG);
  },
);

it('API-74 rejects a list even if all fields are optional', async () => {
  expect(await refusalOf([], PageDto)).toEqual([
    'Validation failed (object is expected).',
    'القيمة غير صالحة.',
  ]);
});

it.each([10.005, 5e-324, Number.NaN, '10'])(
  'API-74 the error of the amount %p says what an amount is',
  async (price) => {
    expect(await refusalOf({ price }, PriceDto)).toEqual([
      'Please enter a number with at most two decimal places.',
      'يُرجى إدخال رقم بخانتين عشريتين على الأكثر.',
    ]);
  },
);
