import type { ModeratedReviewDto } from '@shop/contracts';
import { jest } from '@jest/globals';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, vendor, withRights } from '@/testing/staff';

const review = (over: Partial<ModeratedReviewDto> = {}): ModeratedReviewDto => ({
  id: 4,
  productId: 3,
  userId: 9,
  username: 'layla',
  stars: 2,
  comment: 'Too small for me.',
  created_at: '2026-11-18T08:00:00.000Z',
  productName: 'Pearl Ring',
  productNameAr: 'خاتم لؤلؤ',
  shopper: 'Layla Hassan',
  hiddenAt: null,
  version: 1,
  ...over,
});
/** A fake with one review that can be replaced. */
const shopWith = (first: ModeratedReviewDto) => {
  const stored = { review: first };
  const api = new FakeApi().on('GET /reviews/all', () => ({ reviews: [stored.review], total: 1 }));
  return { api, stored };
};
const open = async (api: FakeApi, as = admin, path = '/dashboard/reviews') => {
  const page = await renderApp(path, { as, api });
  await screen.findByText('Too small for me.');
  return page;
};
const press = (name: string, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(within_.getByRole('button', { name }));
const sent = (api: FakeApi, call: string) => api.callsOf(call).map(({ body }) => JSON.parse(body));
const done = (changed: ModeratedReviewDto) => ({ success: true, message: '', review: changed });

it('MODER-01 MODER-08 filters the reviews by state, stars, product and text in the address', async () => {
  const { api } = shopWith(review());
  const { address } = await open(api);
  expect(screen.getByRole('img', { name: '2 of 5 stars' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Pearl Ring' }));
  await waitFor(() => expect(address()).toBe('/dashboard/reviews?product=3'));
  expect(await screen.findByRole('option', { name: 'Pearl Ring' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'unanswered' } });
  fireEvent.change(screen.getByLabelText('Rating'), { target: { value: '2' } });
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'small' } });
  fireEvent.submit(search);
  await waitFor(() =>
    expect(Object.fromEntries(api.callsOf('GET /reviews/all').at(-1)?.query ?? [])).toEqual({
      page: '1',
      limit: '20',
      product: '3',
      state: 'unanswered',
      stars: '2',
      q: 'small',
    }),
  );
});

it('MODER-02 MODER-08 hides a review and shows it again', async () => {
  const { api, stored } = shopWith(review());
  api.on('PUT /reviews/4/visibility', () => {
    const isShown = stored.review.hiddenAt === null;
    stored.review = review({ hiddenAt: isShown ? '2026-11-20T08:00:00.000Z' : null });
    return done(stored.review);
  });
  await open(api);
  press('Hide the review by Layla Hassan');
  await screen.findByText(/Hidden since .*20/);
  press('Show the review by Layla Hassan');
  await screen.findByRole('button', { name: 'Hide the review by Layla Hassan' });
  expect(sent(api, 'PUT /reviews/4/visibility')).toEqual([{ hidden: true }, { hidden: false }]);
});

it('MODER-04 MODER-08 replies to a review, requires a text, and removes the reply after confirmation', async () => {
  const { api, stored } = shopWith(review());
  api.on('PUT /reviews/4/reply', () => {
    stored.review = stored.review.reply
      ? review({ version: 3 })
      : review({ reply: 'We are sorry.', version: 2 });
    return done(stored.review);
  });
  await open(api);
  press('Reply to the review by Layla Hassan');
  const dialog = within(await screen.findByRole('dialog'));
  press('Save reply', dialog);
  expect(await dialog.findByText('Write a reply.')).toBeTruthy();
  expect(api.callsOf('PUT /reviews/4/reply')).toHaveLength(0);
  fireEvent.change(dialog.getByLabelText('Your reply'), { target: { value: ' We are sorry. ' } });
  press('Save reply', dialog);
  expect(await screen.findByText('Reply from the shop')).toBeTruthy();
  press('Remove the reply to Layla Hassan');
  const question = within(await screen.findByRole('alertdialog'));
  press('Remove reply', question);
  await waitFor(() => expect(screen.queryByText('Reply from the shop')).toBeNull());
  expect(sent(api, 'PUT /reviews/4/reply')).toEqual([
    { reply: 'We are sorry.', version: 1 },
    { reply: '', version: 2 },
  ]);
});

it('MODER-05 keeps the typed reply after a colleague’s change, shows theirs and saves on the second attempt', async () => {
  const { api, stored } = shopWith(review());
  api.on('PUT /reviews/4/reply', () => {
    if (stored.review.version > 1) return done(stored.review);
    stored.review = review({ reply: 'Write to us.', version: 2 });
    return problem(409, 'A colleague has changed this review in the meantime.', {
      code: 'changed_meanwhile',
    });
  });
  await open(api);
  press('Reply to the review by Layla Hassan');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Your reply'), { target: { value: 'We are sorry.' } });
  press('Save reply', dialog);
  expect(await dialog.findByText(/“Write to us\.” Saving replaces it/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('We are sorry.');
  press('Save reply', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(api, 'PUT /reviews/4/reply')).toEqual([
    { reply: 'We are sorry.', version: 1 },
    { reply: 'We are sorry.', version: 2 },
  ]);
});

it('MODER-05 EDIT-15 after a refusal, a reply that is saved later is not replaced unseen', async () => {
  const { api, stored } = shopWith(review());
  api.on('PUT /reviews/4/reply', ({ body }) =>
    JSON.parse(body).version === stored.review.version
      ? done(stored.review)
      : problem(409, 'Changed.', { code: 'changed_meanwhile' }),
  );
  await open(api);
  press('Reply to the review by Layla Hassan');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Your reply'), { target: { value: 'We are sorry.' } });
  stored.review = review({ reply: 'Write to us.', version: 2 });
  press('Save reply', dialog);
  expect(await dialog.findByText(/“Write to us\.” Saving replaces it/)).toBeTruthy();
  stored.review = review({ reply: 'Call us.', version: 3 });
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await dialog.findByText(/“Call us\.” Saving replaces it/)).toBeTruthy();
  now.mockRestore();
  const reads = api.callsOf('GET /reviews/all').length;
  press('Save reply', dialog);
  await waitFor(() => expect(api.callsOf('GET /reviews/all').length).toBeGreaterThan(reads));
  press('Save reply', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(api, 'PUT /reviews/4/reply').map(({ version }) => version)).toEqual([1, 2, 3]);
});

/** A review that is answered and not among the first 100 of its product. */
const answeredShop = () => {
  const stored = review({ reply: 'Write to us.', version: 2 });
  const others = Array.from({ length: 100 }, (_, at) => review({ id: 1000 + at }));
  const api = new FakeApi()
    .on('GET /reviews/all', ({ query }) => {
      if (!query.get('product')) return { reviews: [review()], total: 1 };
      return { reviews: query.get('page') === '1' ? others : [stored], total: 101 };
    })
    .on('PUT /reviews/4/reply', ({ body }) =>
      JSON.parse(body).version === 2
        ? done(stored)
        : problem(409, 'Changed.', { code: 'changed_meanwhile' }),
    );
  return api;
};
const answer = async (api: FakeApi) => {
  await open(api, admin, '/dashboard/reviews?state=unanswered');
  press('Reply to the review by Layla Hassan');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Your reply'), { target: { value: 'We are sorry.' } });
  press('Save reply', dialog);
  return dialog;
};

it('MODER-05 shows the reply of a colleague to an old review that has left the list', async () => {
  const api = answeredShop();
  const dialog = await answer(api);
  expect(await dialog.findByText(/“Write to us\.” Saving replaces it/)).toBeTruthy();
  const search = api.callsOf('GET /reviews/all').find(({ query }) => query.get('product'));
  expect(Object.fromEntries(search?.query ?? [])).toEqual({
    ...{ product: '3', stars: '2', q: 'Too small for me.', page: '1', limit: '100' },
  });
  press('Save reply', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(api, 'PUT /reviews/4/reply').map(({ version }) => version)).toEqual([1, 2]);
});

it('MODER-05 says that the reply of a colleague could not be loaded', async () => {
  const api = answeredShop();
  api.on('GET /reviews/all', ({ query }) =>
    query.get('product') ? problem(500, 'Broken.') : { reviews: [review()], total: 1 },
  );
  const dialog = await answer(api);
  expect(await dialog.findByText(/^The reply that is saved now could not be loaded/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('We are sorry.');
});

it('MODER-06 MODER-08 deletes a review after confirmation', async () => {
  const { api } = shopWith(review());
  api.on('DELETE /reviews/4', { success: true, message: '' });
  await open(api);
  press('Delete the review by Layla Hassan');
  const question = within(await screen.findByRole('alertdialog'));
  expect(api.callsOf('DELETE /reviews/4')).toHaveLength(0);
  press('Delete', question);
  await waitFor(() => expect(api.callsOf('DELETE /reviews/4')).toHaveLength(1));
});

it('MODER-06 offers no deletion without the right to delete reviews', async () => {
  await open(shopWith(review()).api, withRights(admin, { without: ['reviews.delete'] }));
  expect(screen.queryByRole('button', { name: 'Delete the review by Layla Hassan' })).toBeNull();
});

it('MODER-07 vendors have no page of reviews', async () => {
  await renderApp('/dashboard/reviews', { as: vendor });
  expect(screen.queryByRole('link', { name: 'Reviews' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
});

it.each([
  ['No reviews yet.', { reviews: [], total: 0 }],
  ['The reviews could not be loaded.', problem(400, 'Broken')],
])('MODER-08 says "%s"', async (text, answer) => {
  const api = new FakeApi().on('GET /reviews/all', answer);
  await renderApp('/dashboard/reviews', { as: admin, api });
  expect(await screen.findByText(text)).toBeTruthy();
});
