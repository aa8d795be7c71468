import { getMetadataStorage, IsInt, IsString, MaxLength, validate } from 'class-validator';
import { rememberChecks } from './remembered-checks.js';

class Named {
  @IsString() name: string;
}
class Counted extends Named {
  @IsInt() count: number;
}

const found = (target: typeof Named | typeof Counted) =>
  getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
const failed = async (value: object) => (await validate(value)).map(({ property }) => property);

beforeAll(() => {
  rememberChecks();
  // A second call changes nothing.
  rememberChecks();
});

it('PERF-20 the checks of a class are looked for once, and are those of its parents too', async () => {
  const first = found(Counted);
  expect(first.map(({ propertyName }) => propertyName).toSorted()).toEqual(['count', 'name']);
  expect(found(Counted)).toBe(first);
  expect(found(Named)).not.toBe(first);
  expect(getMetadataStorage().groupByPropertyName(first)).toBe(
    getMetadataStorage().groupByPropertyName(first),
  );
  expect(await failed(new Counted())).toEqual(['count', 'name']);
  expect(await failed(Object.assign(new Counted(), { name: 'Bag', count: 1 }))).toEqual([]);
});

it('PERF-20 a check that is added later is found', async () => {
  const bag = Object.assign(new Named(), { name: 'A very long name' });
  expect(await failed(bag)).toEqual([]);
  MaxLength(3)(Named.prototype, 'name');
  expect(await failed(bag)).toEqual(['name']);
});

it('PERF-20 checks of groups are looked for each time', () => {
  const storage = getMetadataStorage();
  const ofGroup = () => storage.getTargetValidationMetadatas(Named, '', false, false, ['group']);
  expect(ofGroup()).toEqual([]);
  expect(ofGroup()).not.toBe(ofGroup());
});
