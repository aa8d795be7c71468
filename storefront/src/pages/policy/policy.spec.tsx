import { problem } from '@shop/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi, shownPage } from '@/testing/render-shop';

beforeEach(resetShop);

const article = async () => within(await screen.findByRole('article'));

it.each([
  ['/about', 'about'],
  ['/privacy-policy', 'privacy'],
  ['/refund-policy', 'refund'],
  ['/return-policy', 'returns'],
  ['/terms-and-conditions', 'terms'],
])('TEXTS-01 %s shows the text of the page %s in both languages', async (path, name) => {
  const api = shopApi().on('GET /pages/{page}', ({ query }, [page = '']) =>
    shownPage({ title: `${page} ${query.get('locale') ?? ''}` }),
  );
  for (const [locale, shop] of [
    ['en', 'Liwan'],
    ['ar', 'ليوان'],
  ] as const) {
    cleanup();
    renderShop(path, locale);
    const title = `${name} ${locale}`;
    const heading = { level: 1, name: title };
    expect(await (await article()).findByRole('heading', heading)).toBeTruthy();
    expect(document.title).toBe(`${title} · ${shop}`);
  }
  expect(api.callsOf(`GET /pages/${name}`)).toHaveLength(2);
});

it('TEXTS-22 STAT-02 shows values of the settings, and lists the sections with an anchor each', async () => {
  shopApi().on('GET /pages/{page}', shownPage({ updatedAt: '2026-11-21' }));
  renderShop('/privacy-policy');
  expect(await (await article()).findByText('We are Liwan.')).toBeTruthy();
  expect(screen.getByText('Within 15 days.')).toBeTruthy();
  expect(screen.getByText('Last updated on 21 Nov 2026')).toBeTruthy();
  const links = within(
    await screen.findByRole('navigation', { name: 'On this page' }),
  ).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['When', 'How']);
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
  }
});

it('TEXTS-21 renders text as elements only: no markup of it, no link to a script', async () => {
  const body =
    '<img src=x onerror=alert(1)>\n\n[a](javascript:alert`1`) [b](//evil.example) [c](https://x.example)';
  shopApi().on('GET /pages/{page}', shownPage({ body }));
  renderShop('/about');
  const page = await article();
  expect(await page.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.includes('evil') || href?.includes('script'))).toEqual([]);
  expect(page.getByRole('link', { name: 'c' }).getAttribute('href')).toBe('https://x.example');
});

it('TEXTS-21 links to paths of the shop keep the language of the page', async () => {
  const body = '[Returns](/return-policy) [نفسها](/ar/return-policy)';
  shopApi().on('GET /pages/{page}', shownPage({ body }));
  renderShop('/about');
  const page = await article();
  for (const name of ['Returns', 'نفسها'])
    expect((await page.findByRole('link', { name })).getAttribute('href')).toBe('/return-policy');
});

it('TEXTS-01 a text that cannot be loaded can be requested again', async () => {
  const api = shopApi().on('GET /pages/{page}', () => problem(503, 'Down'));
  renderShop('/return-policy');
  const page = await article();
  const retry = await page.findByRole('button', { name: 'Try again' });
  expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeTruthy();
  api.on('GET /pages/{page}', shownPage());
  fireEvent.click(retry);
  await waitFor(() => expect(page.getByText('We are Liwan.')).toBeTruthy());
});

it('TEXTS-23 a table has column headings, values of the settings, and scrolls by keyboard', async () => {
  const body = '| City | Days |\n| --- | --- |\n| Dubai | {days} |\n| <b>Ajman</b> | 3 |';
  shopApi().on('GET /pages/{page}', shownPage({ body }));
  renderShop('/return-policy');
  const page = await article();
  const region = await page.findByRole('region', { name: 'City, Days' });
  expect(region.tabIndex).toBe(0);
  const table = within(region);
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'City',
    'Days',
  ]);
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Dubai',
    '15 days',
    '<b>Ajman</b>',
    '3',
  ]);
});
