import { shopperOf, type Shopper } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const HOME = {
  label: 'Home',
  fullName: 'Mona Test',
  phone: '050 123 4567',
  city: 'دبي',
  area: 'Al Barsha',
  building: 'Palm House',
  flat: '12',
};
const WORK = { ...HOME, label: 'Work', city: 'Sharjah', area: 'Al Majaz', building: 'Blue Tower' };

const as = ({ token }: Shopper) => ({ Authorization: `Bearer ${token}` });
const add = (by: Shopper, body: object, of = by.id) =>
  test.http.post(`/api/users/${of}/addresses`).set(as(by)).send(body);
const change = (by: Shopper, id: number, body: object, of = by.id) =>
  test.http.put(`/api/users/${of}/addresses/${id}`).set(as(by)).send(body);
const remove = (by: Shopper, id: number, of = by.id) =>
  test.http.delete(`/api/users/${of}/addresses/${id}`).set(as(by));
const bookOf = async (by: Shopper) =>
  (await test.http.get(`/api/users/${by.id}/addresses`).set(as(by)).expect(200)).body.addresses;
const profileOf = async (by: Shopper) => {
  const { body } = await test.http.get(`/api/users/${by.id}`).set(as(by)).expect(200);
  const { city, area, building, flat } = body;
  return { city, area, building, flat };
};
const saveProfile = (by: Shopper, body: object) =>
  test.http.put(`/api/users/${by.id}`).set(as(by)).send(body).expect(200);

it('ADDR-01 ADDR-03 the first address is the default and the address of the profile', async () => {
  const mona = await shopperOf(test, 'mona');
  expect(await bookOf(mona)).toEqual([]);
  const { body } = await add(mona, HOME).expect(200);
  expect(body).toMatchObject({ success: true, limit: 10 });
  expect(body.addresses).toEqual([
    {
      ...HOME,
      id: expect.any(Number),
      phone: '+971501234567',
      city: 'Dubai',
      notes: '',
      isDefault: true,
    },
  ]);
  const profile = { city: 'Dubai', area: 'Al Barsha', building: 'Palm House', flat: '12' };
  expect(await profileOf(mona)).toEqual(profile);
  await add(mona, WORK).expect(200);
  expect(await profileOf(mona)).toEqual(profile);
});

it('ADDR-01 the same address again changes nothing, however often and however written', async () => {
  const nora = await shopperOf(test, 'nora');
  const calls = [HOME, { ...HOME, city: 'Dubai', phone: '+971501234567' }, HOME];
  await Promise.all(calls.map((body) => add(nora, body).expect(200)));
  expect(await bookOf(nora)).toHaveLength(1);
});

it('ADDR-02 there is one default, however many are chosen at once', async () => {
  const sara = await shopperOf(test, 'sara');
  await add(sara, HOME);
  const { body } = await add(sara, { ...WORK, isDefault: true }).expect(200);
  expect(body.addresses.map(({ label }: { label: string }) => label)).toEqual(['Work', 'Home']);
  expect(await profileOf(sara)).toMatchObject({ city: 'Sharjah', building: 'Blue Tower' });
  const [work, home] = body.addresses;
  await Promise.all(
    [work, home, work, home].map((each) =>
      change(sara, each.id, { ...(each === work ? WORK : HOME), isDefault: true }).expect(200),
    ),
  );
  const book = await bookOf(sara);
  expect(book.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([true, false]);
  expect((await profileOf(sara)).building).toBe(book[0].building);
});

it('ADDR-02 when the default is removed the newest takes its place; without one the profile has none', async () => {
  const huda = await shopperOf(test, 'huda');
  await add(huda, HOME);
  const { body } = await add(huda, WORK);
  const [home, work] = body.addresses;
  await remove(huda, home.id).expect(200);
  expect(await bookOf(huda)).toMatchObject([{ id: work.id, isDefault: true }]);
  expect((await profileOf(huda)).city).toBe('Sharjah');
  await remove(huda, work.id).expect(200);
  await remove(huda, work.id).expect(200);
  expect(await bookOf(huda)).toEqual([]);
  expect((await profileOf(huda)).city).toBe('Undefined');
});

it('ADDR-03 the profile call writes the default address, an incomplete one too', async () => {
  const rana = await shopperOf(test, 'rana');
  await saveProfile(rana, { city: 'Ajman' });
  expect(await bookOf(rana)).toMatchObject([
    { fullName: 'rana Test', city: 'Ajman', area: '', building: '', flat: '', isDefault: true },
  ]);
  await saveProfile(rana, { name: 'Rana K', area: 'Al Nuaimiya', building: 'Garden', flat: '3' });
  await add(rana, WORK);
  expect(await bookOf(rana)).toMatchObject([
    { fullName: 'Rana K', city: 'Ajman', area: 'Al Nuaimiya', building: 'Garden', flat: '3' },
    { label: 'Work' },
  ]);
  await saveProfile(rana, { city: '', area: '', building: '', flat: '' });
  expect(await bookOf(rana)).toMatchObject([{ label: 'Work', isDefault: false }]);
});

it('ADDR-04 an account has at most ten addresses, also if two are added at once', async () => {
  const dana = await shopperOf(test, 'dana');
  for (let n = 1; n < 10; n++) await add(dana, { ...HOME, flat: String(n) }).expect(200);
  const answers = await Promise.all([add(dana, WORK), add(dana, { ...WORK, flat: '99' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const { body } = await add(dana, { ...WORK, flat: '77' }).expect(422);
  expect(body).toMatchObject({
    code: 'too_many_addresses',
    error: expect.stringContaining('10'),
  });
  await add(dana, { ...HOME, flat: '5' }).expect(200);
});

it('ADDR-05 names each wrong field', async () => {
  const lina = await shopperOf(test, 'lina');
  const { body } = await add(lina, { ...HOME, area: ' ', building: 'x'.repeat(121) }).expect(400);
  expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '#/area',
    '#/building',
  ]);
  const phone = await add(lina, { ...HOME, phone: '12' }).expect(400);
  expect(phone.body.errors).toMatchObject([{ pointer: '#/phone' }]);
  const city = await add(lina, { ...HOME, city: 'Cairo' }).expect(400);
  expect(city.body.errors).toMatchObject([{ pointer: '#/city' }]);
  await add(lina, { ...HOME, userId: 1 }).expect(400);
  expect(await bookOf(lina)).toEqual([]);
});

it('ADDR-06 an address of another shopper and an unknown one are the same 404', async () => {
  const [owner, stranger] = [await shopperOf(test, 'owner'), await shopperOf(test, 'stranger')];
  const { body } = await add(owner, HOME);
  const [{ id }] = body.addresses;
  await add(stranger, WORK, owner.id).expect(404);
  await change(stranger, id, WORK, owner.id).expect(404);
  await remove(stranger, id, owner.id).expect(404);
  const foreign = await change(stranger, id, WORK).expect(404);
  const unknown = await change(stranger, 999_999, WORK).expect(404);
  expect(foreign.body.error).toBe(unknown.body.error);
  await remove(stranger, id).expect(200);
  expect(await bookOf(owner)).toMatchObject([{ id, label: 'Home' }]);
  await test.http.get(`/api/users/${owner.id}/addresses`).expect(401);
  await test.db.query('delete from users where id = $1', [owner.id]);
  expect(await test.db.query('select 1 from addresses where user_id = $1', [owner.id])).toEqual([]);
});
