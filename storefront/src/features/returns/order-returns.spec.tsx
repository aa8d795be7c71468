import type { OrderReturnsDto, ReturnDto } from '@shop/contracts';
import { makeOrder, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

const ring = {
  lineId: 7,
  productId: 3,
  name: 'Pearl Ring',
  nameAr: 'خاتم لؤلؤ',
  image: null,
  size: '',
  color: '',
  price: 99.99,
  quantity: 3,
  paid: 299.97,
  received: null,
  good: null,
};
const returned = (over: Partial<ReturnDto> = {}): ReturnDto => ({
  id: 12,
  operationId: 'K7M2Q9',
  number: 'LW-10427',
  state: 'requested',
  reason: 'size',
  note: 'Too tight',
  refusal: '',
  createdAt: '2026-11-20T08:00:00.000Z',
  lines: [{ ...ring, quantity: 2 }],
  pictures: [],
  steps: [{ state: 'requested', at: '2026-11-20T08:00:00.000Z' }],
  refund: null,
  ...over,
});
const answer = (over: Partial<OrderReturnsDto> = {}): OrderReturnsDto => ({
  problem: null,
  until: '2026-12-05T20:00:00.000Z',
  lines: [{ ...ring, left: 2 }],
  returns: [],
  ...over,
});
const LIST = 'GET /users/orders/one/K7M2Q9/returns';
const REQUEST = 'POST /users/orders/one/K7M2Q9/returns';

let api: FakeApi;
beforeEach(() => {
  resetShop();
  api = shopApi();
});
const open = async (shown: Parameters<FakeApi['on']>[1]) => {
  logIn();
  api.on('GET /users/orders/one/K7M2Q9', { order: makeOrder({ state: 'delivered' }) });
  api.on(LIST, shown);
  renderShop('/order/K7M2Q9');
  await screen.findByText('LW-10427');
};
const start = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Return items' }));
  return within(await screen.findByRole('dialog', { name: 'Return items' }));
};
const press = (dialog: Pick<typeof screen, 'getByRole'>, name: string) =>
  fireEvent.click(dialog.getByRole('button', { name }));

it('RETURN-10 requests items, reason, note and pictures, and shows the return', async () => {
  await open(answer());
  expect(
    await screen.findByText('You can return items free of charge until 5 Dec 2026.'),
  ).toBeTruthy();
  const dialog = await start();
  press(dialog, 'Request return');
  expect(await dialog.findByText('Choose at least one item.')).toBeTruthy();
  expect((await dialog.findAllByText('Choose a reason.')).length).toBeGreaterThan(0);
  expect(api.callsOf(REQUEST)).toEqual([]);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Increase/);

  press(dialog, 'Increase quantity of Pearl Ring');
  press(dialog, 'Increase quantity of Pearl Ring');
  const more = dialog.getByRole<HTMLButtonElement>('button', {
    name: 'Increase quantity of Pearl Ring',
  });
  expect(more.disabled).toBe(true);
  const reason = dialog.getByLabelText('Reason');
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(reason, { target: { value: 'faulty' } });
  // Before the field is left: its list of a phone stays selected.
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).not.toBe('true'));
  expect(await dialog.findByText(/The delivery fee is refunded too/)).toBeTruthy();
  expect(dialog.getByText(/Rimal Tower/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Tell us more/), { target: { value: 'Loose pearl' } });
  const picture = new File(['x'], 'ring.png', { type: 'image/png' });
  const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
  fireEvent.change(dialog.getByLabelText(/Add pictures/), { target: { files: [picture, film] } });
  expect(await dialog.findByText(/^film\.mp4: only JPG/)).toBeTruthy();
  expect(await dialog.findByRole('img', { name: 'Picture 1' })).toBeTruthy();
  const letter = new File(['Dear shop'], 'letter.png', { type: 'image/png' });
  fireEvent.change(dialog.getByLabelText(/Add pictures/), { target: { files: [letter] } });
  fireEvent.error(await dialog.findByRole('img', { name: 'Picture 2' }));
  expect(await dialog.findByText(/^letter\.png: this file cannot be read or shown/)).toBeTruthy();
  expect(dialog.queryByText(/^letter\.png: only JPG/)).toBeNull();
  expect(dialog.queryByRole('img', { name: 'Picture 2' })).toBeNull();
  const gone = new File(['x'], 'gone.png', { type: 'image/png' });
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function fail(
    this: FileReader,
  ) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
  fireEvent.change(dialog.getByLabelText(/Add pictures/), { target: { files: [gone] } });
  expect(await dialog.findByText(/^gone\.png: this file cannot be read or shown/)).toBeTruthy();

  api.on(REQUEST, { success: true, message: 'Done.', return: returned() });
  api.on(LIST, answer({ lines: [], problem: 'nothing_left', returns: [returned()] }));
  press(dialog, 'Request return');
  expect(await screen.findByRole('heading', { name: 'Return 12' })).toBeTruthy();
  expect(screen.getByText('We review your request and email you.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Return items' })).toBeNull();
  expect(api.callsOf(REQUEST)).toHaveLength(1);
});

it('RETURN-10 what was entered stays when the request fails, and when the dialog is closed', async () => {
  await open(answer());
  let dialog = await start();
  press(dialog, 'Increase quantity of Pearl Ring');
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'size' } });
  fireEvent.change(dialog.getByLabelText(/^Tell us more/), { target: { value: 'Too tight' } });
  api.on(REQUEST, problem(422, 'Only 1 of Pearl Ring can be returned.'));
  press(dialog, 'Request return');
  expect(await dialog.findByText('Only 1 of Pearl Ring can be returned.')).toBeTruthy();
  press(dialog, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await start();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Tell us more/).value).toBe('Too tight');
  expect(dialog.getByLabelText<HTMLSelectElement>('Reason').value).toBe('size');
});

it('RETURN-10 what was entered stays when another tab requested a return first', async () => {
  await open(answer());
  const dialog = await start();
  press(dialog, 'Increase quantity of Pearl Ring');
  press(dialog, 'Request return');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Reason')));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'size' } });
  fireEvent.change(dialog.getByLabelText(/^Tell us more/), { target: { value: 'Too tight' } });
  api.on(REQUEST, problem(409, 'Every item has already been returned.'));
  api.on(LIST, answer({ lines: [], problem: 'nothing_left', returns: [returned()] }));
  press(dialog, 'Request return');
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Every item has already been returned.',
  );
  expect(await screen.findByText('Return 12')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Tell us more/).value).toBe('Too tight');
});

it('RETURN-10 an attempt that arrived without a response is not repeated with other values unasked', async () => {
  await open(answer());
  const dialog = await start();
  press(dialog, 'Increase quantity of Pearl Ring');
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'size' } });
  api.on(REQUEST, problem(422, 'The key was used.', { code: 'key_reused' }));
  api.on(LIST, answer({ returns: [returned()] }));
  press(dialog, 'Request return');
  expect(await dialog.findByText(/^An earlier attempt has already requested/)).toBeTruthy();
  api.on(REQUEST, { success: true, message: 'Done.', return: returned({ id: 13 }) });
  press(dialog, 'Request return');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = api.callsOf(REQUEST).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

it.each<[ReturnDto['state'], Partial<ReturnDto>, string]>([
  ['approved', {}, 'Please pack the items'],
  ['received', { lines: [{ ...ring, quantity: 2, received: 1, good: 1 }] }, '1 arrived'],
  ['refunding', { refund: 99.99 }, 'AED 99.99 is in progress'],
  ['refunded', { refund: 99.99 }, 'We have refunded AED 99.99'],
  ['refused', { refusal: 'The seal is open.' }, 'The seal is open.'],
  ['withdrawn', {}, 'You withdrew this return.'],
])('RETURN-11 shows a return that is %s', async (state, over, text) => {
  await open(answer({ returns: [returned({ state, ...over })] }));
  const card = await screen.findByRole('article');
  expect(card.textContent?.replace(/\u00a0/g, ' ')).toContain(text);
  expect(screen.queryByRole('button', { name: 'Withdraw return' })).toBeNull();
});

it('RETURN-11 in Arabic the refunded amount ends with the period of its currency only', async () => {
  logIn();
  api.on('GET /users/orders/one/K7M2Q9', { order: makeOrder({ state: 'delivered' }) });
  api.on(LIST, answer({ returns: [returned({ state: 'refunded', refund: 199.98 })] }));
  renderShop('/order/K7M2Q9', 'ar');
  const text = (await screen.findByText(/^تم استرداد .*199/)).textContent;
  expect(text?.replace(/[\u200e\u200f]/g, '')).toMatch(/د\.إ\.$/);
});

it('RETURN-11 withdraws a return after a question', async () => {
  await open(answer({ returns: [returned()] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw return' }));
  const question = within(await screen.findByRole('alertdialog'));
  api.on('POST /returns/12/withdraw', { success: true, message: 'Done.', return: returned() });
  api.on(LIST, answer({ returns: [returned({ state: 'withdrawn' })] }));
  press(question, 'Withdraw return');
  expect(await screen.findByText('You withdrew this return.')).toBeTruthy();
});

it.each<[string, Parameters<FakeApi['on']>[1], RegExp]>([
  ['the period has ended', answer({ problem: 'too_late', lines: [] }), /^The return period ended/],
  ['loading fails', problem(500, 'failed'), /could not/i],
])('RETURN-10 offers no return when %s', async (_why, shown, text) => {
  await open(shown);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Return items' })).toBeNull();
});

it('RETURN-10 asks the reader of a mailed link to log in', async () => {
  api.on('GET /users/orders/one/K7M2Q9', { order: makeOrder({ state: 'delivered' }) });
  renderShop('/order/K7M2Q9?key=abc');
  expect(await screen.findByText(/^Log in to return items/)).toBeTruthy();
  expect(api.callsOf(LIST)).toEqual([]);
});

it('RETURN-11 the items of a return show what was paid for them, after the discount of a coupon', async () => {
  await open(answer({ returns: [returned({ lines: [{ ...ring, quantity: 2, paid: 180 }] })] }));
  const card = await screen.findByRole('article');
  expect(card.textContent?.replace(/\u00a0/g, ' ')).toContain('AED 180.00');
  expect(card.textContent?.replace(/\u00a0/g, ' ')).not.toContain('AED 199.98');
});
