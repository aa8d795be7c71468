import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

interface Resource {
  page: string;
  list: string;
  change: string;
  row: { id: number } & Record<string, unknown>;
  /** The field that both change, and its label. */
  field: [name: string, label: string];
}
const VENDOR: Resource = {
  page: '/dashboard/vendors',
  list: 'GET /admin/all',
  change: 'PUT /admin/{id}',
  row: { ...vendor, id: 5 },
  field: ['name', 'Name'],
};
const RESOURCES: Record<string, Resource> = {
  'an offer': {
    page: '/dashboard/offers',
    list: 'GET /offers/all',
    change: 'POST /offers/update/{id}',
    row: { id: 5, title: 'Spring', titleAr: '' },
    field: ['title', 'Title'],
  },
  'a partner': {
    page: '/dashboard/partners',
    list: 'GET /partners/all',
    change: 'POST /partners/update/{id}',
    row: { id: 5, name: 'Dune', path: '', icon: null },
    field: ['name', 'Name'],
  },
  'an ad': {
    page: '/dashboard/main-ads',
    list: 'GET /main_ads/all',
    change: 'PUT /main_ads/{id}',
    row: {
      id: 5,
      image: 'ad.webp',
      title: 'Gift week',
      titleAr: '',
      text: '',
      textAr: '',
      path: '',
    },
    field: ['title', 'Title'],
  },
  'a video': {
    page: '/dashboard/videos',
    list: 'GET /videos',
    change: 'PUT /videos/update/{id}',
    row: {
      id: 5,
      videoUrl: 'clip.mp4',
      poster: null,
      title: 'Atelier',
      titleAr: '',
      model: '',
      description: '',
      descriptionAr: '',
      link: null,
    },
    field: ['title', 'Title'],
  },
  'a vendor': VENDOR,
};

/** The value of `before` in JSON or in a form. */
const beforeIn = (body: string): Record<string, unknown> => {
  const text = body.startsWith('{')
    ? (JSON.parse(body) as { before: string }).before
    : (/name="before"\r\n\r\n([^\r]*)/.exec(body)?.[1] ?? '{}');
  return JSON.parse(text) as Record<string, unknown>;
};

/** Opens the page and the form of the row. */
const edit = async ({ page, row, field: [name, label] }: Resource, api: FakeApi) => {
  await renderApp(page, { as: admin, api });
  const title = `Edit ${String(row[name])}`;
  fireEvent.click(await screen.findByRole('button', { name: title }));
  const form = await screen.findByRole('form', { name: title });
  const save = () => fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  return { form, save, box: within(form).getByLabelText(label) };
};

it.each(Object.entries(RESOURCES))(
  'EDIT-01 %s is changed with the values that were read; those of a colleague are shown first',
  async (_name, resource) => {
    const { list, change, row } = resource;
    const [name] = resource.field;
    const api = new FakeApi();
    let stored = row;
    const sent: unknown[] = [];
    api
      .on(list, () => [stored])
      .on(change, ({ body }) => {
        const before = beforeIn(body)[name];
        sent.push(before);
        if (before !== stored[name]) return problem(409, 'Changed.', { code: 'changed_meanwhile' });
        stored = { ...stored, [name]: 'Mine' };
        return { success: true, message: 'ok' };
      });
    const { box, save } = await edit(resource, api);
    fireEvent.change(box, { target: { value: 'Mine' } });
    stored = { ...row, [name]: 'Theirs' };
    save();
    expect(
      await screen.findByText('Someone else has saved: Theirs. Saving again replaces it.'),
    ).toBeTruthy();
    expect(box).toHaveProperty('value', 'Mine');
    save();
    expect(await screen.findByRole('button', { name: 'Edit Mine' })).toBeTruthy();
    expect(sent).toEqual([row[name], 'Theirs']);
  },
);

it.each(Object.entries(RESOURCES))(
  'EDIT-02 EDIT-03 what is typed for %s stays after a failure, is sent once by two clicks, and is left only after a question',
  async (_name, resource) => {
    const { list, change, row } = resource;
    const [name] = resource.field;
    const api = new FakeApi();
    let stored = row;
    let isLost = true;
    let answer = () => {};
    const isChecked = new Promise<void>((resolve) => (answer = resolve));
    api
      .on(list, () => [stored])
      .on(change, async () => {
        if (isLost) throw new TypeError('Failed to fetch');
        await isChecked;
        stored = { ...stored, [name]: 'Mine' };
        return { success: true, message: 'ok' };
      });
    const { form, box, save } = await edit(resource, api);
    fireEvent.change(box, { target: { value: 'Mine' } });
    fireEvent.keyDown(box, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(box).toHaveProperty('value', 'Mine');
    save();
    expect(await within(form).findByText(/^Could not connect\./)).toBeTruthy();
    expect(box).toHaveProperty('value', 'Mine');
    isLost = false;
    save();
    await waitFor(() => expect(form.getAttribute('aria-busy')).toBe('true'));
    save();
    answer();
    expect(await screen.findByRole('button', { name: 'Edit Mine' })).toBeTruthy();
    expect(api.callsOf(change.replace('{id}', String(row.id)))).toHaveLength(2);
  },
);

it('EDIT-03 a vendor without a name is refused at its field, which has the focus', async () => {
  const api = new FakeApi().on(VENDOR.list, [VENDOR.row]);
  const { form, box, save } = await edit(VENDOR, api);
  fireEvent.change(box, { target: { value: ' ' } });
  save();
  const reason = await within(form).findByText('Enter a name.');
  expect(box.getAttribute('aria-describedby')?.split(' ')).toContain(reason.id);
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});
