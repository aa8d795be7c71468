import type { OrderReturnsDto } from '@shop/contracts';
import { makeOrder, makeProduct, makeUser, problem, type FakeApi } from '@shop/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

type Screen = Pick<typeof screen, 'getByRole' | 'findByRole' | 'getByLabelText' | 'findByText'>;
interface Step {
  name: string;
  path: string;
  /** The call that is made once. */
  route: string;
  call: string;
  /** What the server answers to it, and to the reads after it. */
  accept: () => Record<string, unknown>;
  /** What it answers if another tab did the same before. */
  beaten: () => Response;
  /** Opens the form; after a reload it may be open already. */
  open: () => Promise<Screen>;
  /** A text field and what is entered there; the other fields are filled by `fill`. */
  field: RegExp | string;
  text: string;
  fill: (form: Screen) => void;
  button: string;
  done: () => Promise<unknown>;
}

const SIGNED_OUT = 401;
const SLOW_MS = 3_000;

let api: FakeApi;
const press = (form: Pick<Screen, 'getByRole'>, name: string | RegExp) =>
  fireEvent.click(form.getByRole('button', { name }));
const enter = (form: Screen, label: RegExp | string, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } });
const dialogBehind = async (name: string): Promise<Screen> => {
  // The first test loads the code of the page.
  fireEvent.click(await screen.findByRole('button', { name }, { timeout: 25_000 }));
  return within(await screen.findByRole('dialog', { name }));
};

const cancelled = makeOrder({ state: 'cancelled', cancellable: false });
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
const returned: OrderReturnsDto['returns'][number] = {
  id: 12,
  operationId: 'K7M2Q9',
  number: 'LW-10427',
  state: 'requested',
  reason: 'size',
  note: '',
  refusal: '',
  createdAt: '2026-11-20T08:00:00.000Z',
  lines: [{ ...ring, quantity: 1 }],
  pictures: [],
  steps: [],
  refund: null,
};
const returnsOf = (over: Partial<OrderReturnsDto>): OrderReturnsDto => ({
  problem: null,
  until: '2026-12-05T20:00:00.000Z',
  lines: [{ ...ring, left: 2 }],
  returns: [],
  ...over,
});
const home = {
  id: 1,
  label: 'Home',
  fullName: 'Mariam Haddad',
  phone: '+971501234567',
  city: 'Dubai',
  area: 'Al Barsha',
  building: 'Rimal Tower',
  flat: '',
  notes: '',
  isDefault: true,
};
const bookOf = (...addresses: object[]) => ({ success: true, message: '', addresses, limit: 10 });
const KEY = `5.${'a'.repeat(43)}`;

const CANCELLATION: Step = {
  name: 'STEP-11 the cancellation of an order',
  path: '/order/K7M2Q9',
  route: 'POST /users/orders/one/{id}/cancel',
  call: 'POST /users/orders/one/K7M2Q9/cancel',
  accept: () => {
    api.on('GET /users/orders/one/{id}', { order: cancelled });
    return { success: true, message: '', order: cancelled };
  },
  beaten: () => {
    api.on('GET /users/orders/one/{id}', { order: cancelled });
    return problem(409, 'This order can no longer be cancelled.');
  },
  open: () => dialogBehind('Cancel order'),
  field: /^Anything to add/,
  text: 'Too small',
  fill: (form) => enter(form, 'Reason', 'wrong_item'),
  button: 'Cancel order',
  done: () => screen.findByText(/^Your order is cancelled/),
};
const RETURN: Step = {
  name: 'STEP-12 the return form',
  path: '/order/K7M2Q9',
  route: 'POST /users/orders/one/{id}/returns',
  call: 'POST /users/orders/one/K7M2Q9/returns',
  accept: () => {
    api.on('GET /users/orders/one/{id}/returns', returnsOf({ returns: [returned] }));
    return { success: true, message: '', return: returned };
  },
  beaten: () => {
    const done = returnsOf({ lines: [], problem: 'nothing_left', returns: [returned] });
    api.on('GET /users/orders/one/{id}/returns', done);
    return problem(409, 'Every item has already been returned.');
  },
  open: () => dialogBehind('Return items'),
  field: /^Tell us more/,
  text: 'Too tight',
  fill: (form) => {
    press(form, /^Increase/);
    enter(form, 'Reason', 'size');
  },
  button: 'Request return',
  done: () => screen.findByText('Return 12'),
};
const ADDRESS: Step = {
  name: 'STEP-13 the address book',
  path: '/profile',
  route: 'POST /users/{id}/addresses',
  call: 'POST /users/7/addresses',
  accept: () => bookOf(home, { ...home, id: 2, label: 'Work', isDefault: false }),
  beaten: () => problem(422, 'You can save at most 10 addresses.'),
  open: async () => {
    const book = within(await screen.findByRole('region', { name: 'Addresses' }));
    if (!sessionStorage.getItem('input address'))
      fireEvent.click(await book.findByRole('button', { name: 'Add an address' }));
    await book.findByRole('button', { name: 'Save address' });
    return book;
  },
  field: 'Building or villa',
  text: 'Blue Tower',
  fill: (form) => {
    enter(form, /^Name of the address/, 'Work');
    enter(form, 'City', 'Dubai');
    enter(form, 'Area', 'Al Barsha');
  },
  button: 'Save address',
  done: () => screen.findByText('Work'),
};
const ALERT: Step = {
  name: 'STEP-14 the stock alert of a guest',
  path: '/product/1',
  route: 'POST /stock-alerts',
  call: 'POST /stock-alerts',
  accept: () => ({ success: true, message: '', isConfirmed: false, key: KEY }),
  beaten: () => problem(409, 'This product is in stock.'),
  open: async () => {
    const main = within(screen.getByRole('main'));
    const ask = await main.findByRole('button', { name: "Notify me when it's back" });
    if (!main.queryByLabelText(/^Email/)) fireEvent.click(ask);
    await main.findByLabelText(/^Email/);
    return main;
  },
  field: /^Email/,
  text: 'mona@example.com',
  fill: () => undefined,
  button: "Notify me when it's back",
  done: () => screen.findByText(/^Check your inbox/),
};
const STEPS = [CANCELLATION, RETURN, ADDRESS, ALERT];
const OF_SHOPPERS = STEPS.filter((step) => step !== ALERT);
const nameOf = (step: Step): [string, Step] => [step.name, step];

beforeEach(() => {
  resetShop();
  api = shopApi()
    .on('GET /users/{id}', makeUser())
    .on('GET /users/orders/one/{id}/returns', returnsOf({}))
    .on('GET /get-payment-logs/{id}', { success: true, logs: [] })
    .on('GET /users/{id}/addresses', bookOf(home))
    .on('GET /products/one/{id}', { product: makeProduct({ stock: 0 }) });
});

const visit = (step: Step, before: string[] = []) => {
  if (step !== ALERT) logIn();
  const order = makeOrder(
    step === RETURN ? { state: 'delivered' } : { cancellable: true, returnedOnCancel: 425 },
  );
  api.on('GET /users/orders/one/{id}', { order });
  return renderShop(step.path, 'en', before);
};
/** Opens the form and fills it. */
const fillIn = async (step: Step): Promise<Screen> => {
  const form = await step.open();
  step.fill(form);
  enter(form, step.field, step.text);
  return form;
};
const isFilled = (step: Step, form: Screen) =>
  expect(form.getByLabelText<HTMLInputElement>(step.field).value).toBe(step.text);
const callsOf = (step: Step) => api.callsOf(step.call).length;

describe('a reload', () =>
  it.each(STEPS.map(nameOf))('%s: keeps what was entered', async (_name, step) => {
    visit(step);
    await fillIn(step);
    cleanup();
    visit(step);
    const form = await step.open();
    isFilled(step, form);
    api.on(step.route, step.accept());
    press(form, step.button);
    await step.done();
    expect(callsOf(step)).toBe(1);
  }));

describe('Back and Forward', () =>
  it.each(STEPS.map(nameOf))('%s: keep what was entered', async (_name, step) => {
    const { history } = visit(step, ['/about']);
    await fillIn(step);
    await act(async () => history.go(-1));
    await screen.findByRole('heading', { level: 1, name: 'Our page' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => history.go(1));
    isFilled(step, await step.open());
    expect(callsOf(step)).toBe(0);
  }));

describe('a lost connection', () =>
  it.each(STEPS.map(nameOf))('%s: is reported, then the next attempt counts', async (_n, step) => {
    visit(step);
    const form = await fillIn(step);
    const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.on(step.route, () => Promise.reject(new TypeError('Failed to fetch')));
    press(form, step.button);
    expect(await form.findByRole('alert')).toBeTruthy();
    isFilled(step, form);
    isOnLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    api.on(step.route, step.accept());
    press(form, step.button);
    await step.done();
    isOnLine.mockRestore();
  }));

describe('a slow line', () =>
  it.each(STEPS.map(nameOf))('%s: shows that it waits, and calls once', async (_name, step) => {
    visit(step);
    const form = await fillIn(step);
    let answer = () => {};
    api.on(step.route, () => new Promise((resolve) => (answer = () => resolve(step.accept()))));
    jest.useFakeTimers();
    press(form, step.button);
    await act(() => jest.advanceTimersByTimeAsync(SLOW_MS));
    jest.useRealTimers();
    expect((await screen.findAllByText('Still trying…')).length).toBeGreaterThan(0);
    const button = document.querySelector('button[type=submit][aria-busy=true]');
    fireEvent.click(button ?? document.body);
    isFilled(step, form);
    expect(button).toBeTruthy();
    answer();
    await step.done();
    expect(callsOf(step)).toBe(1);
    await waitFor(() => expect(screen.queryByText('Still trying…')).toBeNull());
  }));

describe('a second tab that did it before', () =>
  it.each(STEPS.map(nameOf))('%s: is reported, and nothing is done twice', async (_n, step) => {
    visit(step);
    const form = await fillIn(step);
    api.on(step.route, step.beaten());
    press(form, step.button);
    if (step === CANCELLATION) {
      await step.done();
      return expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect((await form.findByRole('alert')).textContent).toMatch(/\.$/);
    isFilled(step, form);
    if (step === RETURN) await step.done();
    expect(callsOf(step)).toBe(1);
  }));

describe('an ended session', () => {
  const end = (step: Step) =>
    api
      .on(step.route, ({ headers }) =>
        headers.get('Authorization') === 'Bearer b-token'
          ? step.accept()
          : problem(SIGNED_OUT, 'Please log in.', { code: 'unauthorized' }),
      )
      .on('POST /users/login', { token: 'b-token', user: makeUser() });

  it.each(OF_SHOPPERS.map(nameOf))('%s: waits for the login', async (_name, step) => {
    visit(step);
    const form = await fillIn(step);
    end(step);
    press(form, step.button);
    press(within(await screen.findByRole('dialog', { name: 'Log in' })), 'Close');
    expect((await form.findByRole('alert')).textContent).toBe('Please log in.');
    isFilled(step, form);
    press(form, step.button);
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
    enter(login, 'Password', 'Demo-pass-1');
    press(login, 'Log in');
    await step.done();
  });

  it('STEP-15 the stock alert of a shopper asks for the address instead', async () => {
    logIn({ email: 'mona@example.com' });
    const detail = 'Please enter your email address.';
    api
      .on('GET /users/{id}/stock-alerts', { alerts: [] })
      .on(ALERT.route, ({ body }) =>
        body.includes('mona@example.com')
          ? ALERT.accept()
          : problem(400, detail, { errors: [{ pointer: '#/email', detail }] }),
      );
    renderShop(ALERT.path);
    const main = within(screen.getByRole('main'));
    fireEvent.click(await main.findByRole('button', { name: ALERT.button }));
    expect((await main.findByLabelText<HTMLInputElement>(ALERT.field)).value).toBe(ALERT.text);
    press(main, ALERT.button);
    await ALERT.done();
  });
});

it('STEP-11 a cancellation from the profile stays open while the orders cannot be loaded again', async () => {
  logIn();
  const order = makeOrder({ cancellable: true });
  api
    .on('GET /get-payment-logs/{id}', { success: true, logs: [order] })
    .on('GET /users/orders/one/{id}', { order });
  renderShop('/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'View order LW-10427' }));
  const form = await fillIn(CANCELLATION);
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  api
    .on('GET /get-payment-logs/{id}', fail)
    .on('GET /users/orders/one/{id}', fail)
    .on(CANCELLATION.route, fail);
  press(form, CANCELLATION.button);
  expect((await form.findByRole('alert')).textContent).toMatch(/could not be cancelled/);
  await waitFor(() => expect(api.callsOf('GET /get-payment-logs/7')).toHaveLength(2));
  isFilled(CANCELLATION, form);
  quiet.mockRestore();
});

it('STEP-15 a failure after the dialog was closed is reported on the page', async () => {
  for (const step of [CANCELLATION, RETURN]) {
    visit(step);
    const form = await fillIn(step);
    let answer = () => {};
    api.on(
      step.route,
      () => new Promise((resolve) => (answer = () => resolve(problem(500, 'Try again later.')))),
    );
    press(form, step.button);
    await waitFor(() => expect(callsOf(step)).toBe(1));
    press(form, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer();
    expect(await screen.findByText('Try again later.')).toBeTruthy();
    cleanup();
    resetShop();
  }
});

it('STEP-13 an address that another tab has removed can be saved again as a new one', async () => {
  logIn();
  const work = { ...home, id: 2, label: 'Work', isDefault: false };
  api.on('GET /users/{id}/addresses', bookOf(home, work));
  renderShop('/profile');
  const book = within(await screen.findByRole('region', { name: 'Addresses' }));
  fireEvent.click(await book.findByRole('button', { name: /^Edit.*Work/ }));
  fireEvent.change(await book.findByLabelText('Building or villa'), { target: { value: 'Blue' } });
  api
    .on('GET /users/{id}/addresses', bookOf(home))
    .on('PUT /users/{id}/addresses/{n}', problem(404, 'This address was not found.'))
    .on('POST /users/{id}/addresses', bookOf(home, { ...work, id: 3, building: 'Blue' }));
  press(book, 'Save address');
  expect((await book.findByRole('alert')).textContent).toMatch(/^This address was removed/);
  press(book, 'Save address');
  expect(await book.findByText('Blue, Al Barsha, Dubai')).toBeTruthy();
});

it('STEP-13 an address that another tab has removed leaves the list with a message', async () => {
  logIn();
  const work = { ...home, id: 2, label: 'Work', isDefault: false };
  api.on('GET /users/{id}/addresses', bookOf(home, work));
  renderShop('/profile');
  const book = within(await screen.findByRole('region', { name: 'Addresses' }));
  const button = await book.findByRole('button', { name: /^Make default.*Work/ });
  api
    .on('GET /users/{id}/addresses', bookOf(home))
    .on('PUT /users/{id}/addresses/{n}', problem(404, 'This address was not found.'));
  fireEvent.click(button);
  expect(await screen.findByText('This address was not found.')).toBeTruthy();
  await waitFor(() => expect(book.queryByText('Work')).toBeNull());
});

it('STEP-12 a return that another tab has withdrawn is shown as it is now', async () => {
  api.on('GET /users/orders/one/{id}/returns', returnsOf({ returns: [returned] }));
  visit(RETURN);
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw return' }));
  const question = within(await screen.findByRole('alertdialog'));
  api
    .on('POST /returns/12/withdraw', problem(409, 'This return can no longer be withdrawn.'))
    .on(
      'GET /users/orders/one/{id}/returns',
      returnsOf({ returns: [{ ...returned, state: 'withdrawn' }] }),
    );
  press(question, 'Withdraw return');
  expect(await screen.findByText('This return can no longer be withdrawn.')).toBeTruthy();
  expect(await screen.findByText('You withdrew this return.')).toBeTruthy();
});
