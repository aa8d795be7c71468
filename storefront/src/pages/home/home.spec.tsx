import { makeCategory, makeProduct, makeSettings, problem, type FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { watchNear } from '@/testing/near';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
let page: ReturnType<typeof watchNear>;
beforeEach(() => {
  resetShop();
  api = shopApi();
  page = watchNear();
  page.showAll();
});

const products = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) =>
    makeProduct({ id: first + index, name: `Product ${first + index}` }),
  );
const banner = (id: number) => ({
  id,
  title: `Banner ${id}`,
  titleAr: '',
  about: '',
  aboutAr: '',
  tagline: '',
  taglineAr: '',
  path: '/category/2',
  imageUrl: 'hero.webp',
  category: null,
  active: true,
});

it('HOME-01 HOME-02 shows the banners as a carousel that can be paused', async () => {
  api.on('GET /banners/all', [banner(1), banner(2)]);
  renderShop('/');
  const hero = within(await screen.findByRole('region', { name: 'Highlights' }));
  expect(hero.getByRole('heading', { level: 1, name: 'Banner 1' })).toBeTruthy();
  expect(hero.getAllByRole('link', { name: 'Shop now' })[0]?.getAttribute('href')).toBe(
    '/category/2',
  );
  fireEvent.click(hero.getByRole('button', { name: 'Pause' }));
  expect(hero.getByRole('button', { name: 'Play' })).toBeTruthy();
});

it('HOME-03 shows ten new products, ten more on demand, and then no button', async () => {
  const all = products(24);
  api.on('GET /products/all', ({ query }) => {
    const page = Number(query.get('page'));
    return { products: all.slice((page - 1) * 10, page * 10), total: 24, page, limit: 10 };
  });
  renderShop('/');
  const section = within(
    (await screen.findByRole('heading', { name: 'New Collections' })).closest('section') ??
      document.body,
  );
  const cards = () => section.getAllByRole('article').length;
  await waitFor(() => expect(cards()).toBe(10));
  fireEvent.click(section.getByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(cards()).toBe(20));
  fireEvent.click(section.getByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(cards()).toBe(24));
  expect(section.queryByRole('button', { name: 'Show More' })).toBeNull();
});

it('HOME-04 HOME-08 HOME-09 takes flash sales from offer 1 and special cards from offer 3', async () => {
  api.on('GET /products/offer/{n}', (_call, [offer]) => ({
    products:
      offer === '1'
        ? [makeProduct({ id: 5, name: 'Flash one' })]
        : [
            makeProduct({ id: 6, name: 'Special one', description: 'x'.repeat(140) }),
            makeProduct({ id: 7, name: 'Special two' }),
          ],
    total: 2,
    page: 1,
    limit: 100,
  }));
  renderShop('/');
  expect(await screen.findByRole('link', { name: /Flash one/ })).toBeTruthy();
  expect(await screen.findByText(`${'x'.repeat(100)}…`)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Special two/ }).getAttribute('href')).toBe('/product/7');
});

it.each([
  [1, 0],
  [3, 0],
  [4, 1],
  [6, 1],
])(
  'HOME-05 Flash Sales with %i products has arrows and a pause button only if there is something to scroll',
  async (count, buttons) => {
    api.on('GET /products/offer/{n}', {
      products: products(count),
      total: count,
      page: 1,
      limit: 100,
    });
    renderShop('/');
    const flash = within(await screen.findByRole('group', { name: 'Flash Sales' }));
    expect(flash.getAllByRole('article')).toHaveLength(count);
    for (const name of ['Previous', 'Next', 'Pause'])
      expect(flash.queryAllByRole('button', { name })).toHaveLength(buttons);
  },
);

it('CARD-06 CARD-07 home cards show the lowest price, the heart, and the quantity once in the cart', async () => {
  const scarf = makeProduct({ id: 6, name: 'Scarf', sizes: '["S","M"]' });
  const range = { low: 120, high: 180, before: 120, struckAllowed: true, lowestPrice: null };
  api.on('GET /products/offer/{n}', {
    products: [makeProduct({ id: 5, name: 'Vial', priceRange: range }), scarf],
    total: 2,
    page: 1,
    limit: 100,
  });
  renderShop('/');
  const flash = (await screen.findByRole('heading', { name: 'Flash Sales' })).closest('section');
  const section = within(flash ?? document.body);
  const [card] = await section.findAllByRole('article');
  expect(card?.textContent).toMatch(/From AED\s120\.00/);
  const vial = within(card ?? document.body);
  expect(vial.getByRole('button', { name: 'Like: Vial' })).toBeTruthy();
  expect(await section.findByRole('button', { name: 'Choose options: Scarf' })).toBeTruthy();
  fireEvent.click(await vial.findByRole('button', { name: 'Add to cart: Vial' }));
  fireEvent.click(await vial.findByRole('button', { name: /^Increase/, hidden: true }));
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([{ id: 5, quantity: 2 }]);
});

describe('flash sale with hours', () => {
  const named = { level: 2, name: 'Flash Sales' };
  let intervals: jest.SpyInstance<unknown, [() => void, number]>;
  /** Sets the clock; Dubai is four hours ahead of UTC. */
  const itIs = (utcHour: number) => {
    jest.spyOn(Date.prototype, 'getUTCHours').mockReturnValue(utcHour);
    act(() => intervals.mock.calls.forEach(([look, ms]) => ms === 60_000 && look()));
  };
  beforeEach(() => {
    page = watchNear();
    intervals = jest.spyOn(window, 'setInterval') as typeof intervals;
    api.on('GET /settings', makeSettings({ flashSaleFrom: 18, flashSaleUntil: 24 }));
  });
  afterEach(() => jest.restoreAllMocks());

  it('HOME-04 shows it from its start, with its end', async () => {
    itIs(13);
    renderShop('/');
    await screen.findByRole('heading', { level: 2, name: 'New Collections' });
    await waitFor(() => expect(screen.queryByRole('heading', named)).toBeNull());
    itIs(14);
    expect(screen.getByRole('heading', named).closest('section')?.textContent).toContain(
      'Until 24:00',
    );
  });

  it('HOME-04 hides it after its end', async () => {
    itIs(19);
    renderShop('/', 'ar');
    expect(await screen.findByText('حتى الساعة 24:00')).toBeTruthy();
    itIs(20);
    expect(screen.queryByText('حتى الساعة 24:00')).toBeNull();
  });
});

it('HONEST-17 HONEST-18 special cards, tiles and rows say the lowest price before the sale, if a price is struck through', async () => {
  const sale = { price: 200, offerPrice: 150, lowestPrice: 140 };
  api.on('GET /products/offer/{n}', () => ({
    products: [
      makeProduct({ id: 5, name: 'Vial', ...sale }),
      makeProduct({ id: 6, name: 'Scarf', lowestPrice: 140 }),
      makeProduct({ id: 7, name: 'Sudden', ...sale, struckAllowed: false }),
      makeProduct({ id: 8, name: 'Gone', ...sale, stock: 0 }),
    ],
    ...{ total: 4, page: 1, limit: 100 },
  }));
  const rows = ['Fashion', 'Perfumes'];
  api.on(
    'GET /categories/all',
    rows.map((name, id) => makeCategory({ id: id + 1, name, productCount: 1 })),
  );
  api.on('GET /products/category/{id}', {
    ...{ products: [makeProduct({ id: 9, name: 'Attar', ...sale })], total: 1, page: 1, limit: 10 },
  });
  renderShop('/');
  const flash = within(await screen.findByRole('group', { name: 'Flash Sales' }));
  const inFlash = await flash.findAllByText(/^Lowest before: AED\s140\.00$/);
  expect(inFlash.map((text) => text.closest('article')?.querySelector('h3')?.textContent)).toEqual([
    'Vial',
  ]);
  // Screen readers read the name and the price first.
  const name = inFlash[0]?.closest('article')?.querySelector('h3');
  expect(inFlash[0]?.compareDocumentPosition(name ?? document.body)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  const row = within(await screen.findByRole('group', { name: 'Perfumes' }));
  expect(await row.findByText(/^Lowest before: AED\s140\.00$/)).toBeTruthy();
  const special = screen.getByRole('heading', { name: 'Special offers' }).closest('section');
  const notes = within(special ?? document.body).getAllByText(/^Lowest before: AED\s140\.00$/);
  expect(notes.map((note) => note.closest('article')?.querySelector('h3')?.textContent)).toEqual([
    'Vial',
    'Gone',
  ]);
});

it('HOME-08 omits the special cards with fewer than two products', async () => {
  api.on('GET /products/offer/{n}', (_call, [offer]) => ({
    products: offer === '3' ? [makeProduct({ name: 'Special one' })] : [],
    total: 1,
    page: 1,
    limit: 100,
  }));
  renderShop('/');
  await screen.findByText('No ads found.');
  await waitFor(() => expect(api.callsOf('GET /products/offer/3')).toHaveLength(1));
  expect(screen.queryByText('Special one')).toBeNull();
});

it('HOME-10 shows the main ads with title, text and link', async () => {
  api.on('GET /main_ads/all', [
    {
      id: 1,
      image: 'ad.webp',
      title: 'The green bag',
      titleAr: '',
      text: 'Structured',
      textAr: '',
      path: '/category/7',
    },
  ]);
  renderShop('/');
  const link = await screen.findByRole('link', { name: /The green bag/ });
  expect(link.getAttribute('href')).toBe('/category/7');
  expect(link.textContent).toContain('Structured');
});

it('HOME-11 HOME-21 CARD-05 shows the first second of a video without a poster and plays it on demand', async () => {
  api.on('GET /videos', [
    {
      id: 1,
      videoUrl: 'clip.webm',
      poster: null,
      title: 'Every side',
      titleAr: '',
      model: 'Chronograph',
      description: 'Steel',
      descriptionAr: '',
      link: '/category/6',
    },
  ]);
  renderShop('/');
  const play = await screen.findByRole('button', { name: 'Play video: Every side' });
  const still = play.querySelector('video');
  expect(still?.getAttribute('src')).toBe('/api/uploads/clip.webm#t=1');
  expect(still?.getAttribute('preload')).toBe('metadata');
  fireEvent.click(play);
  const clip = document.querySelector('video');
  expect(clip?.getAttribute('src')).toBe('/api/uploads/clip.webm');
  expect(screen.getByText('Chronograph')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Every side' }).getAttribute('href')).toBe('/category/6');
  if (clip) fireEvent.error(clip);
  expect(screen.getByRole('alert').textContent).toBe(
    'This video cannot be played in your browser.',
  );
});

it('HOME-12 says that there are no ads', async () => {
  renderShop('/');
  expect(await screen.findByText('No ads found.')).toBeTruthy();
});

it('HOME-06 has a slider per category that has products', async () => {
  api.on('GET /categories/all', [
    makeCategory({ id: 2, name: 'Perfumes', productCount: 3 }),
    makeCategory({ id: 3, name: 'Jewelry', productCount: 0 }),
  ]);
  renderShop('/');
  expect(await screen.findByRole('heading', { level: 2, name: 'Perfumes' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2, name: 'Jewelry' })).toBeNull();
});

it('LOOK-01 neighbouring category sliders look different, and each links to all of its products', async () => {
  const names = ['Fashion', 'Perfumes', 'Jewelry', 'Glasses'];
  api.on(
    'GET /categories/all',
    names.map((name, id) => makeCategory({ id: id + 1, name, productCount: 3 })),
  );
  api.on('GET /products/category/{id}', {
    ...{ products: products(3), total: 3, page: 1, limit: 10 },
  });
  renderShop('/');
  const looks = await Promise.all(
    names.map(async (name) => {
      const slider = within(await screen.findByRole('group', { name }));
      const section = within(
        screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body,
      );
      expect(section.getByRole('link', { name: /See all/ }).getAttribute('href')).toBe(
        `/category/${names.indexOf(name) + 1}`,
      );
      const picture = section.queryByRole('link', { name: new RegExp(`${name}.*See all`) });
      const isRow = slider.getAllByRole('article')[0]?.firstElementChild?.matches('.flex');
      return [isRow, picture !== null];
    }),
  );
  expect(looks).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, false],
  ]);
});

it('HOME-01 loads a section only near the viewport', async () => {
  page = watchNear();
  api.on('GET /products/offer/{n}', {
    products: [makeProduct({ id: 5, name: 'Flash one' })],
    total: 1,
    page: 1,
    limit: 100,
  });
  renderShop('/');
  await screen.findByText('No ads found.');
  expect(screen.getByRole('heading', { level: 2, name: 'Flash Sales' })).toBeTruthy();
  expect(api.callsOf('GET /products/offer/1')).toEqual([]);
  act(() => page.showAll());
  expect(await screen.findByRole('link', { name: /Flash one/ })).toBeTruthy();
  expect(api.callsOf('GET /products/offer/1')).toHaveLength(1);
});

it('HDR-20 HOME-01 a failed section is logged, shows its own error and can be retried', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on('GET /products/offer/{n}', problem(500, 'Broken'));
  renderShop('/');
  const flash = within(
    (await screen.findByRole('heading', { name: 'Flash Sales' })).closest('section') ??
      document.body,
  );
  expect(await flash.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('Broken')).toBeNull();
  expect(quiet).toHaveBeenCalledWith('Read failed: GET /products/offer/{n}, status 500, failed');
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  api.on('GET /products/offer/{n}', {
    products: [makeProduct({ id: 5, name: 'Flash one' })],
    total: 1,
    page: 1,
    limit: 100,
  });
  fireEvent.click(flash.getByRole('button', { name: 'Try again' }));
  expect(await flash.findByRole('link', { name: /Flash one/ })).toBeTruthy();
  quiet.mockRestore();
});

describe('arranged by staff', () => {
  const headings = () =>
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2, hidden: true })
      .map(({ textContent }) => textContent);

  it('PLACE-02 shows the sections in the order of staff, without the hidden ones', async () => {
    api.on('GET /layout', {
      groups: [],
      sections: ['new', 'categories', 'hero'],
    });
    api.on('GET /banners/all', [banner(1)]);
    renderShop('/');
    const hero = await screen.findByRole('heading', { level: 1, name: 'Banner 1' });
    await waitFor(() => expect(headings()).toEqual(['New Collections', 'Shop by category']));
    const last = screen.getByRole('heading', { name: 'Shop by category' });
    expect(last.compareDocumentPosition(hero)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(screen.queryByText('No ads found.')).toBeNull());
  });

  it('PLACE-07 keeps a heading for screen readers without banners, and ignores unknown sections', async () => {
    api.on('GET /layout', { groups: [], sections: ['categories', 'somethingNew'] });
    renderShop('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Liwan' })).toBeTruthy();
    await waitFor(() => expect(headings()).toEqual(['Shop by category']));
  });
});
