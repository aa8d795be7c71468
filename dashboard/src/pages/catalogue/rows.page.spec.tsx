import { FakeApi, problem } from '@shop/testing';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

interface Row {
  id: number;
  name: string;
  icon: string | null;
}
/** Stateful fake of the brands API. */
const brandShop = () => {
  let rows: Row[] = ['Noctelle', 'Rimah', 'Ghaf House'].map((name, index) => ({
    id: index + 1,
    name,
    icon: null,
  }));
  const nameIn = (body: string) => /name="name"\r\n\r\n([^\r]*)/.exec(body)?.[1] ?? '';
  return new FakeApi()
    .on('GET /brands/all', () => rows)
    .on('POST /brands/add', ({ body }) => {
      rows = [...rows, { id: 9, name: nameIn(body), icon: null }];
      return { success: true, message: 'ok', brand: rows.at(-1) };
    })
    .on('POST /brands/update/{id}', ({ body }, [id]) => {
      rows = rows.map((row) => (row.id === Number(id) ? { ...row, name: nameIn(body) } : row));
      return { success: true, message: 'ok', brand: rows[0] };
    })
    .on('DELETE /brands/{id}', (_call, [id]) => {
      rows = rows.filter((row) => row.id !== Number(id));
      return { success: true, message: 'ok' };
    });
};
afterEach(() => void jest.restoreAllMocks());
const open = async (path: string, api: FakeApi) => {
  const scene = await renderApp(path, { as: admin, api });
  await screen.findByRole('heading', { level: 1 });
  return scene;
};
const cards = async (name: string) => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
};
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

it('ADM-BRAND-01 adds a brand and shows it', async () => {
  await open('/dashboard/brands', brandShop());
  expect(await cards('Brands')).toEqual(['Noctelle', 'Rimah', 'Ghaf House']);
  write(screen.getByLabelText('Brand name'), ' Barjeel ');
  await press('Add brand');
  expect(await screen.findByText('Brand added.')).toBeTruthy();
  expect(await cards('Brands')).toHaveLength(4);
  expect(screen.getByLabelText<HTMLInputElement>('Brand name').value).toBe('');
});

it('ADM-BRAND-02 finds a misspelt brand and shows all without a search text', async () => {
  await open('/dashboard/brands', brandShop());
  const search = await screen.findByRole('searchbox', { name: 'Search brands...' });
  write(search, 'noctele');
  await waitFor(async () => expect(await cards('Brands')).toEqual(['Noctelle']));
  write(search, '');
  await waitFor(async () => expect(await cards('Brands')).toHaveLength(3));
});

it('VIEWS-15 says that a search may hide an added row, and clears it', async () => {
  const { address } = await open('/dashboard/brands?q=noctele&limit=50', brandShop());
  await waitFor(async () => expect(await cards('Brands')).toEqual(['Noctelle']));
  write(screen.getByLabelText('Brand name'), 'Barjeel');
  await press('Add brand');
  expect(
    await screen.findByText('Brand added. The current search or filters may hide it.'),
  ).toBeTruthy();
  expect(await cards('Brands')).toEqual(['Noctelle']);
  await press('Clear filters');
  await waitFor(async () => expect(await cards('Brands')).toHaveLength(4));
  expect(address()).toBe('/dashboard/brands?limit=50');
});

it('VIEWS-12 a search without a match says so, and what is typed in a row stays', async () => {
  const { address } = await open('/dashboard/brands?q=rimah', brandShop());
  await waitFor(async () => expect(await cards('Brands')).toEqual(['Rimah']));
  await press('Edit Rimah');
  const box = within(screen.getByRole('form', { name: 'Edit Rimah' })).getByLabelText('Brand name');
  write(box, 'Rimal');
  write(screen.getByRole('searchbox', { name: 'Search brands...' }), 'xyzw');
  await waitFor(() => expect(address()).toBe('/dashboard/brands?q=xyzw'));
  expect([box.isConnected, box]).toEqual([true, expect.objectContaining({ value: 'Rimal' })]);
  fireEvent.keyDown(box, { key: 'Escape' });
  await press('Leave');
  expect(await screen.findByText('No brands found.')).toBeTruthy();
  await press('Clear filters');
  await waitFor(async () => expect(await cards('Brands')).toHaveLength(3));
});

it('ADM-BRAND-03 says that there is no such brand', async () => {
  await open('/dashboard/brands', new FakeApi().on('GET /brands/all', []));
  expect(await screen.findByText('No brands found.')).toBeTruthy();
});

it('ADM-BRAND-04 refuses a blank name, new or changed, and sends nothing', async () => {
  const { api } = await open('/dashboard/brands', brandShop());
  write(screen.getByLabelText('Brand name'), '   ');
  await press('Add brand');
  expect(await screen.findByText('Brand name cannot be empty.')).toBeTruthy();
  await press('Edit Rimah');
  const form = await screen.findByRole('form', { name: 'Edit Rimah' });
  write(within(form).getByLabelText('Brand name'), '');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText('Brand name cannot be empty.')).toBeTruthy();
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('ADM-BRAND-05 opens one card at a time; Save sends, closes and reloads', async () => {
  const { api } = await open('/dashboard/brands', brandShop());
  await press('Edit Noctelle');
  await press('Edit Rimah');
  expect(screen.queryByRole('form', { name: 'Edit Noctelle' })).toBeNull();
  const form = screen.getByRole('form', { name: 'Edit Rimah' });
  const name = within(form).getByLabelText('Brand name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  write(name, 'Rimal');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await cards('Brands')).toEqual(['Noctelle', 'Rimal', 'Ghaf House']),
  );
  expect(api.callsOf('POST /brands/update/2')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(button('Edit Rimal')));
});

it('ADM-BRAND-05 EDIT-02 Escape discards the change after a question', async () => {
  const { api } = await open('/dashboard/brands', brandShop());
  await press('Edit Rimah');
  const box = within(screen.getByRole('form', { name: 'Edit Rimah' })).getByLabelText('Brand name');
  write(box, 'Other');
  fireEvent.keyDown(box, { key: 'Escape' });
  await press('Keep editing');
  expect(box).toHaveProperty('value', 'Other');
  fireEvent.keyDown(box, { key: 'Escape' });
  await press('Leave');
  expect(await cards('Brands')).toContain('Rimah');
  expect(api.callsOf('POST /brands/update/2')).toEqual([]);
});

it('EDIT-02 another row is edited, or the page left, only after a question', async () => {
  const { router } = await open('/dashboard/brands', brandShop());
  await press('Edit Rimah');
  const box = within(screen.getByRole('form', { name: 'Edit Rimah' })).getByLabelText('Brand name');
  write(box, 'Other');
  await press('Edit Noctelle');
  await press('Keep editing');
  expect(box).toHaveProperty('value', 'Other');
  void router.navigate('/dashboard/offers');
  await press('Keep editing');
  expect(box).toHaveProperty('value', 'Other');
  await press('Edit Noctelle');
  await press('Leave');
  expect(await screen.findByRole('form', { name: 'Edit Noctelle' })).toBeTruthy();
});

it('EDIT-01 what someone else saved meanwhile is shown, and what was typed is saved by the next click', async () => {
  const api = brandShop();
  const list = [{ id: 1, name: 'Noctelle', icon: null }];
  const refusals: unknown[] = [];
  api
    .on('GET /brands/all', () => list)
    .on('POST /brands/update/{id}', ({ body }) => {
      const before = /name="before"\r\n\r\n([^\r]*)/.exec(body)?.[1] ?? '{}';
      if (JSON.stringify(list[0]) === before) {
        list[0] = { id: 1, name: 'Mine', icon: null };
        return { success: true, message: 'ok', brand: list[0] };
      }
      refusals.push(before);
      return problem(409, 'Changed.', { code: 'changed_meanwhile' });
    });
  await open('/dashboard/brands', api);
  await press('Edit Noctelle');
  const form = screen.getByRole('form', { name: 'Edit Noctelle' });
  const box = within(form).getByLabelText('Brand name');
  write(box, 'Mine');
  list[0] = { id: 1, name: 'Theirs', icon: null };
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Someone else has saved: Theirs. Saving again replaces it.'),
  ).toBeTruthy();
  expect(box).toHaveProperty('value', 'Mine');
  expect(refusals).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await cards('Brands')).toEqual(['Mine']);
});

it.each([
  ['a lost response', true, null],
  ['no connection', false, 'The brand could not be saved.'],
])('DAY-06 NET-02 %s: a form says only what is known', async (_, isOnLine, failed) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  await open(
    '/dashboard/brands',
    brandShop().on('POST /brands/add', () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  write(await screen.findByLabelText('Brand name'), 'Barjeel');
  await press('Add brand');
  expect(await screen.findByText(/^Could not connect\./)).toBeTruthy();
  expect(screen.queryByText('The brand could not be saved.')?.textContent ?? null).toBe(failed);
});

it('DAY-06 after a 504 of the proxy a form says that the row may have been added', async () => {
  await open(
    '/dashboard/brands',
    brandShop().on('POST /brands/add', () => new Response('<h1>Timeout</h1>', { status: 504 })),
  );
  write(await screen.findByLabelText('Brand name'), 'Barjeel');
  await press('Add brand');
  expect(await screen.findByText(/^No response arrived, so this may/)).toBeTruthy();
  expect(screen.queryByText('The brand could not be saved.')).toBeNull();
});

it('DAY-06 NET-02 what is shown is read again once the connection that a change was lost with is back', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get');
  const turn = (isOnLine: boolean) => {
    connection.mockReturnValue(isOnLine);
    window.dispatchEvent(new Event(isOnLine ? 'online' : 'offline'));
  };
  const api = brandShop().on('POST /brands/add', () => {
    turn(false);
    throw new TypeError('Failed to fetch');
  });
  await open('/dashboard/brands', api);
  write(await screen.findByLabelText('Brand name'), 'Barjeel');
  await cards('Brands');
  const reads = () => api.callsOf('GET /brands/all').length;
  const before = reads();
  await press('Add brand');
  await screen.findByText(/^Could not connect\./);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(reads()).toBe(before);
  await act(() => turn(true));
  await waitFor(() => expect(reads()).toBe(before + 1));
});

it('EDIT-03 a failure after the form was closed is shown in a message', async () => {
  let isAnswered: () => void = () => {};
  const answered = new Promise<void>((resolve) => (isAnswered = resolve));
  await open(
    '/dashboard/brands',
    brandShop().on('POST /brands/update/2', async () => {
      await answered;
      return problem(422, 'This name is taken.');
    }),
  );
  await press('Edit Rimah');
  const form = within(screen.getByRole('form', { name: 'Edit Rimah' }));
  write(form.getByLabelText('Brand name'), 'Ghaf House');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saving…');
  fireEvent.keyDown(form.getByLabelText('Brand name'), { key: 'Escape' });
  await press('Leave');
  expect(await cards('Brands')).toContain('Rimah');
  isAnswered();
  expect(await screen.findByText('This name is taken.')).toBeTruthy();
});

/** Forms that send files, and JSON. */
const ADDS = {
  brand: { page: 'brands', route: 'POST /brands/add', label: 'Brand name' },
  offer: { page: 'offers', route: 'POST /offers/add', label: 'Title' },
};
it.each(Object.entries(ADDS))(
  'EDIT-04 adding a new %s has one key until it succeeds; the next one has another',
  async (what, { page, route, label }) => {
    const api = brandShop().on('GET /offers/all', []);
    let failures = ['network', 'reused'];
    const add = () => {
      const [failure] = failures;
      failures = failures.slice(1);
      if (failure === 'network') throw new TypeError('Failed to fetch');
      if (failure === 'reused') return problem(409, 'Saved before.', { code: 'key_reused' });
      return { success: true, message: 'ok' };
    };
    await open(`/dashboard/${page}`, api.on(route, add));
    const box = screen.getByLabelText(label);
    write(box, 'Barjeel');
    await press(`Add ${what}`);
    expect(await screen.findByText(/^Could not connect\./)).toBeTruthy();
    await press(`Add ${what}`);
    expect(await screen.findByText('Saved before.')).toBeTruthy();
    expect(box).toHaveProperty('value', 'Barjeel');
    await press(`Add ${what}`);
    expect(await screen.findByText(/ added\.$/)).toBeTruthy();
    write(box, 'Barjeel II');
    await press(`Add ${what}`);
    await waitFor(() => expect(api.callsOf(route)).toHaveLength(4));
    const [first, repeated, second, next] = api
      .callsOf(route)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(repeated).toBe(first);
    expect(new Set([first, second, next]).size).toBe(3);
  },
);

it('EDIT-07 a form that is left after a lost response and filled in again in the same way has the same key', async () => {
  const api = brandShop();
  let isLost = true;
  await open(
    '/dashboard/brands',
    api.on('GET /offers/all', []).on('POST /brands/add', () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return { success: true, message: 'ok', brand: { id: 9, name: 'Barjeel', icon: null } };
    }),
  );
  const add = async (name: string) => {
    write(await screen.findByLabelText('Brand name'), name);
    await press('Add brand');
  };
  const leave = async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Offers' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Offers' });
    fireEvent.click(screen.getByRole('link', { name: 'Brands' }));
  };
  await add('Barjeel');
  await screen.findByText(/^Could not connect\./);
  await leave();
  await add('Falaj');
  await screen.findByText(/^Could not connect\./);
  await leave();
  isLost = false;
  await add('Barjeel');
  await screen.findByText('Brand added.');
  await add('Barjeel');
  await waitFor(() => expect(api.callsOf('POST /brands/add')).toHaveLength(4));
  const [lost, other, repeated, next] = api
    .callsOf('POST /brands/add')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(repeated).toBe(lost);
  expect(new Set([lost, other, next]).size).toBe(3);
});

it('EDIT-10 after signing out a lost request is no longer repeated', async () => {
  const api = brandShop()
    .on('POST /admin/logout', { success: true, message: 'Bye.' })
    .on('POST /brands/add', () => {
      throw new TypeError('Failed to fetch');
    });
  const add = async () => {
    write(await screen.findByLabelText('Brand name'), 'Barjeel');
    await press('Add brand');
    await screen.findByText(/^Could not connect\./);
  };
  await open('/dashboard/brands', api);
  await add();
  fireEvent.click(screen.getByRole('button', { name: 'Account of Huda' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await press('Leave');
  await screen.findByRole('button', { name: 'Sign in' });
  cleanup();
  await open('/dashboard/brands', api);
  await add();
  const keys = api.callsOf('POST /brands/add').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

it('ADM-BRAND-01 asks before it deletes', async () => {
  const { api } = await open('/dashboard/brands', brandShop());
  await press('Delete Rimah');
  await press('Keep');
  expect(api.callsOf('DELETE /brands/2')).toEqual([]);
  await press('Delete Rimah');
  await press('Delete');
  await waitFor(async () => expect(await cards('Brands')).toEqual(['Noctelle', 'Ghaf House']));
});

it('ADM-BRAND-01 says why a brand is not deleted', async () => {
  const refusal = () => problem(409, '3 products are of this brand.', { code: 'in_use' });
  await open('/dashboard/brands', brandShop().on('DELETE /brands/{id}', refusal));
  await press('Delete Rimah');
  await press('Delete');
  expect(await screen.findByText('3 products are of this brand.')).toBeTruthy();
  expect(await cards('Brands')).toContain('Rimah');
});

interface Named {
  id: number;
  name?: string;
  title?: string;
}
it.each([
  ['ADM-PART-02', 'partners', 'Name', 'name'],
  ['ADM-OFFER-02', 'offers', 'Title', 'title'],
] as const)(
  '%s only one row of %s is open; Save sends it, closes it and reads the list again',
  async (_id, kind, label, field) => {
    let rows: Named[] = [
      { id: 1, [field]: 'Sadu' },
      { id: 2, [field]: 'Tawq' },
    ];
    const api = new FakeApi()
      .on(`GET /${kind}/all`, () => rows)
      .on(`POST /${kind}/update/{id}`, (_call, [id]) => {
        rows = rows.map((row) => (row.id === Number(id) ? { ...row, [field]: 'Renamed' } : row));
        return { success: true, message: 'ok' };
      });
    await open(`/dashboard/${kind}`, api);
    await press('Edit Sadu');
    await press('Edit Tawq');
    expect(screen.getAllByRole('form', { name: /^Edit / })).toHaveLength(1);
    const form = screen.getByRole('form', { name: 'Edit Tawq' });
    write(within(form).getByLabelText(label), 'Renamed');
    const reads = api.callsOf(`GET /${kind}/all`).length;
    fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit Renamed' })).toBeTruthy();
    expect(screen.queryByRole('form', { name: /^Edit / })).toBeNull();
    expect(api.callsOf(`GET /${kind}/all`).length).toBeGreaterThan(reads);
    expect(api.callsOf(`POST /${kind}/update/2`)[0]?.body).toContain('Renamed');
    expect(api.callsOf(`POST /${kind}/update/1`)).toEqual([]);
  },
);

it('ADM-PART-01 ADM-PART-02 adds, changes and deletes partners, one at a time', async () => {
  const partner = { id: 4, name: 'Sadu', path: 'https://sadu.example', icon: null };
  const api = new FakeApi()
    .on('GET /partners/all', [partner])
    .on('POST /partners/add', { success: true, message: 'ok', partner })
    .on('POST /partners/update/{id}', { success: true, message: 'ok', partner })
    .on('DELETE /partners/{id}', { success: true, message: 'ok' });
  await open('/dashboard/partners', api);
  write(screen.getByLabelText('Name'), 'Falaj');
  write(screen.getByLabelText('Link'), 'https://falaj.example');
  await press('Add partner');
  expect(await screen.findByText('Partner added.')).toBeTruthy();
  expect(api.callsOf('POST /partners/add')[0]?.body).toContain('https://falaj.example');
  await press('Edit Sadu');
  const form = screen.getByRole('form', { name: 'Edit Sadu' });
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Partner saved.')).toBeTruthy();
  await press('Delete Sadu');
  await press('Delete');
  await waitFor(() => expect(api.callsOf('DELETE /partners/4')).toHaveLength(1));
});

it('ADM-OFFER-01 ADM-OFFER-02 adds, changes and deletes offers, one at a time', async () => {
  const offer = { id: 1, title: 'Flash Sale', titleAr: 'تخفيضات' };
  const api = new FakeApi()
    .on('GET /offers/all', [offer])
    .on('POST /offers/add', { success: true, message: 'ok', offer })
    .on('POST /offers/update/{id}', { success: true, message: 'ok', offer })
    .on('DELETE /offers/{id}', { success: true, message: 'ok' });
  await open('/dashboard/offers', api);
  write(screen.getByLabelText('Title'), 'White Friday');
  await press('Add offer');
  expect(await screen.findByText('Offer added.')).toBeTruthy();
  expect(api.callsOf('POST /offers/add')[0]?.body).toBe(
    JSON.stringify({ title: 'White Friday', titleAr: '' }),
  );
  await press('Edit Flash Sale');
  const form = screen.getByRole('form', { name: 'Edit Flash Sale' });
  write(within(form).getByLabelText('Title'), 'Flash');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Offer saved.')).toBeTruthy();
  expect(api.callsOf('POST /offers/update/1')).toHaveLength(1);
  await press('Delete Flash Sale');
  await press('Delete');
  await waitFor(() => expect(api.callsOf('DELETE /offers/1')).toHaveLength(1));
});

it('ADM-OFFER-01 shows the Arabic name of an offer on Arabic pages, or the English one if it has none', async () => {
  const offers = [
    { id: 1, title: 'Flash Sale', titleAr: 'تخفيضات سريعة' },
    { id: 2, title: 'Weekend', titleAr: '' },
  ];
  const api = new FakeApi().on('GET /offers/all', offers);
  await renderApp('/dashboard/offers', { as: admin, api, locale: 'ar' });
  expect(await screen.findByRole('button', { name: 'حذف Weekend' })).toBeTruthy();
  await press('تعديل تخفيضات سريعة');
  expect(screen.getByRole('form', { name: 'تعديل تخفيضات سريعة' })).toBeTruthy();
});

it('shows a server error at its field and keeps typed text', async () => {
  const errors = [{ pointer: '/title', detail: 'There is such an offer.' }];
  const api = new FakeApi()
    .on('GET /offers/all', [])
    .on('POST /offers/add', () => problem(409, 'Taken.', { errors }));
  await open('/dashboard/offers', api);
  write(screen.getByLabelText('Title'), 'Flash Sale');
  await press('Add offer');
  expect(await screen.findByText('There is such an offer.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Flash Sale');
});

it('offers a retry when the rows cannot be loaded', async () => {
  const api = new FakeApi().on('GET /offers/all', () => problem(503, 'Away.'));
  await open('/dashboard/offers', api);
  expect(await screen.findByText('The offers could not be loaded.')).toBeTruthy();
  api.on('GET /offers/all', [{ id: 1, title: 'Flash Sale', titleAr: '' }]);
  await press('Try again');
  expect(await cards('Offers')).toEqual(['Flash Sale']);
});

it('NET-01 a lost connection is shown as soon as the browser knows of it, until it is back', async () => {
  await open('/dashboard/brands', brandShop());
  const text = 'You are offline. You can continue once you are connected again.';
  const turn = (name: 'online' | 'offline') =>
    act(() => void window.dispatchEvent(new Event(name)));
  const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  turn('offline');
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  isOnLine.mockRestore();
  turn('online');
  expect(screen.queryByText(text)).toBeNull();
});
