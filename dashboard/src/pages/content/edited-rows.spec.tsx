import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

interface Resource {
  page: string;
  list: string;
  change: string;
  row: { id: number } & Record<string, unknown>;
  /** The field that both change, and its label. */
  field: [name: string, label: string];
}
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
};

/** The value of `before` in JSON or in a form. */
const beforeIn = (body: string): Record<string, unknown> => {
  const text = body.startsWith('{')
    ? (JSON.parse(body) as { before: string }).before
    : (/name="before"\r\n\r\n([^\r]*)/.exec(body)?.[1] ?? '{}');
  return JSON.parse(text) as Record<string, unknown>;
};

it.each(Object.entries(RESOURCES))(
  'EDIT-01 %s is changed with the values that were read; those of a colleague are shown first',
  async (_name, { page, list, change, row, field: [name, label] }) => {
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
    await renderApp(page, { as: admin, api });
    const title = `Edit ${String(row[name])}`;
    fireEvent.click(await screen.findByRole('button', { name: title }));
    const form = await screen.findByRole('form', { name: title });
    const box = within(form).getByLabelText(label);
    fireEvent.change(box, { target: { value: 'Mine' } });
    stored = { ...row, [name]: 'Theirs' };
    fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Someone else has saved: Theirs. Saving again replaces it.'),
    ).toBeTruthy();
    expect(box).toHaveProperty('value', 'Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit Mine' })).toBeTruthy();
    expect(sent).toEqual([row[name], 'Theirs']);
  },
);
