import 'reflect-metadata';
import { Type } from 'class-transformer';
import { getMetadataStorage, IsInt, IsString, MinLength, ValidateNested } from 'class-validator';
import { InvalidInput } from '../problem.js';
import { rememberChecks } from './remember-checks.js';
import { validation } from './validation.js';

class NamedDto {
  @IsString() @MinLength(2) name: string;
}
class LineDto {
  @IsInt() quantity: number;
}
class CartDto extends NamedDto {
  @ValidateNested({ each: true }) @Type(() => LineDto) lines: LineDto[];
}

const fieldsOf = async (value: unknown): Promise<unknown> => {
  const pipe = validation();
  try {
    return await pipe.transform(value, { type: 'body', metatype: CartDto });
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.errors?.map(({ pointer }) => pointer);
  }
};

it('PERF-23 remembered checks are those of the class, of what it extends and of the objects in it', async () => {
  const wrong = { name: 'x', lines: [{ quantity: 1 }, { quantity: 'many' }] };
  const right = { name: 'Cart', lines: [{ quantity: 1 }] };
  for (let times = 0; times < 2; times += 1) {
    expect(await fieldsOf(wrong)).toEqual(['#/lines/1/quantity', '#/name']);
    expect(await fieldsOf(right)).toEqual(right);
  }
});

it('PERF-23 the classes of all inputs are searched once for each class', () => {
  rememberChecks();
  const storage = getMetadataStorage();
  const find = () => storage.getTargetValidationMetadatas(CartDto, 'CartDto', false, false);
  expect(find()).toBe(find());
  const ofGroup = storage.getTargetValidationMetadatas(CartDto, 'CartDto', false, false, ['any']);
  expect(ofGroup).toEqual([]);
});
