import { FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { orderRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const LIST = '/dashboard/all-orders';
const row = (id: number) =>
  orderRow({ id, operation_id: `ORDER${id}`, number: `LW-${10_426 + id}` });
/** A shop in which orders are sold; their number marks the moment. */
const shop = (sold = 1) => {
  const state = { sold };
  const api = new FakeApi()
    .on('GET /users/orders/new', ({ query }) => ({
      count: query.has('since') ? state.sold - Number(query.get('since')) : 0,
      latest: state.sold,
    }))
    .on('GET /users/orders/all', () => {
      const orders = Array.from({ length: state.sold }, (_, index) => row(state.sold - index));
      return { orders, total: orders.length, page: 1, limit: 20 };
    });
  return { api, sell: (count: number) => (state.sold += count) };
};
const badge = () =>
  document.querySelector(`nav[aria-label="Dashboard"] a[href="${LIST}"]`)?.textContent ?? '';
const poll = () => act(() => window.dispatchEvent(new Event('visibilitychange')));
const seen = (value: number) => localStorage.setItem('seen-orders.1', String(value));
beforeEach(() => localStorage.clear());

it('CASE-36 counts orders since the last look at the link of the list', async () => {
  seen(1);
  await renderApp('/dashboard/brands', { as: admin, api: shop(4).api });
  await waitFor(() => expect(badge()).toContain('3 new orders'));
});

it('CASE-36 a new device starts to count now', async () => {
  const { api, sell } = shop(50);
  await renderApp('/dashboard/brands', { as: admin, api });
  await waitFor(() => expect(localStorage.getItem('seen-orders.1')).toBe('50'));
  expect(badge()).toBe('All Orders');
  sell(1);
  await poll();
  await waitFor(() => expect(badge()).toContain('1 new order'));
});

it('CASE-37 the list moves no row by itself, and shows new orders on request', async () => {
  const { api, sell } = shop(1);
  const { address } = await renderApp(`${LIST}?city=Dubai`, { as: admin, api });
  await screen.findByRole('link', { name: 'LW-10427' });
  await waitFor(() => expect(localStorage.getItem('seen-orders.1')).toBe('1'));
  sell(2);
  await poll();
  const show = await screen.findByRole('button', { name: '2 new orders – show' });
  expect(badge()).toContain('2 new orders');
  expect(screen.queryByRole('link', { name: 'LW-10429' })).toBeNull();
  fireEvent.click(show);
  expect(await screen.findByRole('link', { name: 'LW-10429' })).toBeTruthy();
  expect(address()).toBe(LIST);
  await waitFor(() => expect(badge()).toBe('All Orders'));
  expect(screen.queryByRole('button', { name: /show/ })).toBeNull();
});

it('CASE-36 opening the list is a look', async () => {
  seen(1);
  await renderApp(LIST, { as: admin, api: shop(4).api });
  await screen.findByRole('link', { name: 'LW-10430' });
  await waitFor(() => expect(badge()).toBe('All Orders'));
  expect(localStorage.getItem('seen-orders.1')).toBe('4');
});

it('CASE-36 vendors do not ask for new orders', async () => {
  const { api } = shop();
  await renderApp('/dashboard/own-orders', { as: vendor, api });
  await screen.findByText('LW-10427');
  expect(api.callsOf('GET /users/orders/new')).toHaveLength(0);
});

describe('alerts', () => {
  const shown: string[] = [];
  const played: number[] = [];
  let permission: NotificationPermission = 'granted';
  let isIllegal = false;
  beforeEach(() => {
    isIllegal = false;
    shown.length = 0;
    played.length = 0;
    permission = 'granted';
    class FakeNotification {
      static get permission() {
        return permission;
      }
      static readonly requestPermission = () => Promise.resolve(permission);
      constructor(title: string) {
        if (isIllegal) throw new TypeError('Illegal constructor');
        shown.push(title);
      }
    }
    class Node {
      readonly gain = { setTargetAtTime: () => undefined };
      connect(next: unknown) {
        return next;
      }
      start(at: number) {
        played.push(at);
      }
      stop() {}
    }
    Object.assign(globalThis, {
      Notification: FakeNotification,
      AudioContext: class {
        readonly currentTime = 0;
        readonly destination = {};
        close() {}
      },
      OscillatorNode: Node,
      GainNode: Node,
    });
  });
  afterEach(() => {
    for (const name of ['Notification', 'AudioContext', 'OscillatorNode', 'GainNode'])
      Reflect.deleteProperty(globalThis, name);
  });
  const turnOn = async (name: string) => {
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Alerts' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
  };

  it('CASE-38 are off by default', async () => {
    const { api, sell } = shop();
    await renderApp(LIST, { as: admin, api });
    await waitFor(() => expect(localStorage.getItem('seen-orders.1')).toBe('1'));
    sell(1);
    await poll();
    await screen.findByRole('button', { name: '1 new order – show' });
    expect([shown, played]).toEqual([[], []]);
  });

  it('CASE-38 play a sound and show a notification once, as set on this device', async () => {
    const { api, sell } = shop();
    await renderApp(LIST, { as: admin, api });
    await waitFor(() => expect(localStorage.getItem('seen-orders.1')).toBe('1'));
    await turnOn('Sound');
    // The sound is played for a check.
    expect(played).toHaveLength(2);
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Browser notification' }));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('orderAlerts') ?? '{}')).toEqual({
        sound: true,
        notification: true,
      }),
    );
    sell(2);
    await poll();
    await waitFor(() => expect(shown).toEqual(['2 new orders']));
    expect(played).toHaveLength(4);
    await poll();
    expect(shown).toHaveLength(1);
  });

  it('CASE-38 a browser that shows no notifications of pages, as Chrome on Android, still counts the orders', async () => {
    isIllegal = true;
    const { api, sell } = shop();
    await renderApp(LIST, { as: admin, api });
    await waitFor(() => expect(localStorage.getItem('seen-orders.1')).toBe('1'));
    await turnOn('Browser notification');
    await waitFor(() => expect(localStorage.getItem('orderAlerts')).toContain('true'));
    sell(1);
    await poll();
    expect(await screen.findByText('1 new order – show')).toBeTruthy();
  });

  it('CASE-38 stay off when the browser blocks them', async () => {
    permission = 'denied';
    await renderApp(LIST, { as: admin, api: shop().api });
    await turnOn('Browser notification');
    expect(await screen.findByText(/^Notifications are blocked/)).toBeTruthy();
    expect(localStorage.getItem('orderAlerts')).toBeNull();
  });
});
