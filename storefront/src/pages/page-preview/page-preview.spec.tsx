import { problem, type FakeApi } from '@shop/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

const LINK = '/page-preview/refund.1.session.signature';
const READ = 'GET /pages/preview/{token}';
let api: FakeApi;
beforeEach(() => {
  resetShop();
  api = shopApi();
});

it('TEXTS-28 TEXTS-30 shows the draft in both languages as the shop would, with its pictures', async () => {
  api.on(READ, ({ query }) => ({
    page: 'refund',
    title: `Draft ${query.get('locale') ?? ''}`,
    description: '',
    body: 'Within {days}.\n\n![Our shop](a-1.webp 1200x800)',
  }));
  renderShop(LINK);
  const heading = { level: 1, name: 'Draft en' };
  expect(await screen.findByRole('heading', heading)).toBeTruthy();
  cleanup();
  renderShop(LINK, 'ar');
  const page = within(await screen.findByRole('article'));
  expect(page.getByRole('heading', { level: 1, name: 'Draft ar' })).toBeTruthy();
  const picture = page.getByRole<HTMLImageElement>('img', { name: 'Our shop' });
  expect([picture.width, picture.height, picture.sizes]).toEqual([
    1200,
    800,
    '(min-width: 768px) 680px, 92vw',
  ]);
  expect(picture.srcset).toContain('/api/uploads/a-1.webp?w=1600 1600w');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(api.callsOf('GET /pages/refund')).toEqual([]);
});

it('TEXTS-29 says that a preview is over', async () => {
  api.on(READ, problem(404, 'Over.'));
  renderShop(LINK);
  expect(await screen.findByText(/^This preview is no longer available/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Home' })).toBeTruthy();
});

it('TEXTS-28 a preview that could not be loaded can be retried', async () => {
  api.on(READ, problem(503, 'Busy.'));
  renderShop(LINK);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on(READ, { page: 'about', title: 'Our story', description: '', body: 'Text' });
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Our story' })).toBeTruthy();
  expect(screen.getByText('Preview of a draft. Shoppers do not see it yet.')).toBeTruthy();
});
