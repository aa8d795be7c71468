import { problem, type FakeApi } from '@shop/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages as arabic } from '@/locales/personal/ar.po';
import { addTexts } from '@/shared/i18n/add-texts';
import { session } from '@/shared/session/session';
import { logIn, renderShop, resetShop, profileApi } from '@/testing/render-shop';

const address = (id: number, change: object = {}) => ({
  id,
  label: id === 1 ? 'Home' : 'Work',
  fullName: 'Mariam Haddad',
  phone: '+971501234567',
  city: 'Dubai',
  area: 'Al Barsha',
  building: id === 1 ? 'Rimal Tower' : 'Blue Tower',
  flat: '',
  notes: '',
  isDefault: id === 1,
  ...change,
});
const bookOf = (...addresses: object[]) => ({ success: true, message: '', addresses, limit: 10 });

let api: FakeApi;
beforeEach(() => {
  resetShop();
  logIn();
  api = profileApi();
});

const open = async (...addresses: object[]) => {
  api.on('GET /users/{id}/addresses', bookOf(...addresses));
  renderShop('/profile');
  const book = within(await screen.findByRole('region', { name: 'Addresses' }));
  await book.findByRole('button', { name: 'Add an address' });
  return book;
};

it('ADDR-10 adds the first address, with the name and phone number of the account', async () => {
  const book = await open();
  expect(book.getByText('You have not saved an address yet.')).toBeTruthy();
  fireEvent.click(book.getByRole('button', { name: 'Add an address' }));
  expect((await book.findByLabelText<HTMLInputElement>('Full name')).value).toBe('Mariam Haddad');
  fireEvent.change(book.getByLabelText(/Name of the address/), { target: { value: 'Home' } });
  fireEvent.change(book.getByLabelText('City'), { target: { value: 'Sharjah' } });
  fireEvent.change(book.getByLabelText('Area'), { target: { value: 'Al Majaz' } });
  fireEvent.click(book.getByRole('button', { name: 'Save address' }));
  expect(await book.findByText('Enter your building or villa.')).toBeTruthy();
  api.on(
    'POST /users/{id}/addresses',
    problem(400, 'Wrong.', { errors: [{ pointer: '#/phone', detail: 'Not a phone number.' }] }),
  );
  fireEvent.change(book.getByLabelText('Building or villa'), { target: { value: 'Pearl' } });
  fireEvent.click(book.getByRole('button', { name: 'Save address' }));
  expect(await book.findByText('Not a phone number.')).toBeTruthy();
  const added = address(1, { city: 'Sharjah', area: 'Al Majaz', building: 'Pearl' });
  api.on('POST /users/{id}/addresses', bookOf(added));
  fireEvent.change(book.getByLabelText('Phone'), { target: { value: '050 123 4567' } });
  fireEvent.click(book.getByRole('button', { name: 'Save address' }));
  expect(await book.findByText('Pearl, Al Majaz, Sharjah')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Addresses');
  expect(session.user()).toMatchObject({ city: 'Sharjah', building: 'Pearl' });
});

it('ADDR-10 changes an address and makes another the default one', async () => {
  const book = await open(address(1), address(2));
  expect(book.getByText('Default')).toBeTruthy();
  api.on('PUT /users/{id}/addresses/{n}', ({ body }, [, id]) =>
    bookOf(address(2, { ...JSON.parse(body), id: Number(id) }), address(1, { isDefault: false })),
  );
  fireEvent.click(book.getByRole('button', { name: /^Make default.*Work/ }));
  await waitFor(() => expect(session.user()).toMatchObject({ building: 'Blue Tower' }));
  fireEvent.click(book.getByRole('button', { name: /^Edit.*Work/ }));
  fireEvent.change(await book.findByLabelText(/Flat/), { target: { value: '7' } });
  fireEvent.click(book.getByRole('button', { name: 'Save address' }));
  expect(await book.findByText('7, Blue Tower, Al Barsha, Dubai')).toBeTruthy();
  expect(JSON.parse(api.callsOf('PUT /users/7/addresses/2').at(-1)?.body ?? '')).toEqual({
    label: 'Work',
    fullName: 'Mariam Haddad',
    phone: '+971501234567',
    city: 'Dubai',
    area: 'Al Barsha',
    building: 'Blue Tower',
    flat: '7',
    notes: '',
  });
});

it('ADDR-10 removes an address after a confirmation', async () => {
  const book = await open(address(1), address(2));
  api.on('DELETE /users/{id}/addresses/{n}', bookOf(address(1)));
  fireEvent.click(book.getByRole('button', { name: /^Remove.*Work/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Remove the address “Work”?')).toBeTruthy();
  expect(api.callsOf('DELETE /users/7/addresses/2')).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(book.queryByText('Work')).toBeNull());
});

it('ADDR-04 offers no other address once there are ten', async () => {
  const ten = Array.from({ length: 10 }, (_, n) => address(n + 1));
  api.on('GET /users/{id}/addresses', bookOf(...ten));
  renderShop('/profile');
  expect(
    await screen.findByText('You can save 10 addresses. Remove one to add another.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull();
});

it('ADDR-10 an address book that cannot be loaded can be tried again', async () => {
  api.on('GET /users/{id}/addresses', problem(500, 'Broken'));
  renderShop('/profile');
  const book = within(await screen.findByRole('region', { name: 'Addresses' }));
  const retry = await book.findByRole('button', { name: 'Try again' });
  api.on('GET /users/{id}/addresses', bookOf(address(1)));
  fireEvent.click(retry);
  expect(await book.findByText('Home')).toBeTruthy();
});

it('ADDR-13 names the buttons of an address after its label, else its building', async () => {
  const book = await open(address(1), address(2, { label: '', building: 'Pearl Tower' }));
  const names = () =>
    book
      .getAllByRole('button')
      .map((button) => button.ariaLabel)
      .filter(Boolean);
  expect(names()).toEqual([
    'Edit: Home',
    'Remove: Home',
    'Edit: Pearl Tower',
    'Make default: Pearl Tower',
    'Remove: Pearl Tower',
  ]);
  cleanup();
  api.on('GET /users/{id}/addresses', bookOf(address(1, { label: '', building: 'Pearl Tower' })));
  addTexts('ar', arabic);
  renderShop('/profile', 'ar');
  expect(await screen.findByRole('button', { name: 'تعديل: Pearl Tower' })).toBeTruthy();
});
