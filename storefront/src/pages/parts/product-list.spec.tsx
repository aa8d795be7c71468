import { makeCategory, makeProduct, problem, type FakeApi } from '@shop/testing';
import type { ProductDto } from '@shop/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cart } from '@/features/cart/cart-store';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
const products = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeProduct({ id: index + 1, name: `Product ${index + 1}` }),
  );
const serve = (route: string, count: number) =>
  api.on(route, ({ query }) => {
    const page = Number(query.get('page'));
    const limit = Number(query.get('limit'));
    const rows = products(count);
    return { products: rows.slice((page - 1) * limit, page * limit), total: count, page, limit };
  });
const cards = () => within(screen.getByRole('main')).getAllByRole('article').length;
const lastQuery = (route: string) =>
  Object.fromEntries(api.callsOf(route).at(-1)?.query.entries() ?? []);

beforeEach(() => {
  resetShop();
  api = shopApi().on('GET /categories/all', [
    makeCategory(),
    makeCategory({ id: 3, name: 'Jewelry' }),
  ]);
});

it('CAT-01 CAT-03 shows banner, switcher, search, sort and 25 products, then 25 more', async () => {
  serve('GET /products/category/2', 60);
  const { address } = renderShop('/category/2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Perfumes' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy();
  await waitFor(() => expect(cards()).toBe(25));
  fireEvent.click(screen.getByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(cards()).toBe(50));
  expect(address.search).toBe('?shown=50');
  expect(screen.getAllByText('50 of 60 products')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(cards()).toBe(60));
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
});

it('HONEST-16 a card on sale shows the lowest price before the sale, others do not', async () => {
  const sale = { price: 200, offerPrice: 150, lowestPrice: 140 };
  const rows = [
    makeProduct({ id: 1, name: 'Struck', ...sale, struckAllowed: true }),
    makeProduct({ id: 2, name: 'Not allowed', ...sale, struckAllowed: false }),
    makeProduct({ id: 3, name: 'No sale', lowestPrice: 140 }),
  ];
  api.on('GET /products/category/2', { products: rows, total: 3, page: 1, limit: 25 });
  renderShop('/category/2');
  await waitFor(() => expect(cards()).toBe(3));
  const lowest = within(screen.getByRole('main')).getAllByText(/^Lowest before/);
  expect(lowest.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/: AED\s140\.00$/),
  ]);
  expect(lowest[0]?.closest('article')?.textContent).toContain('Struck');
});

it('CAT-02 filters by the tag of the address', async () => {
  serve('GET /products/category/2', 2);
  renderShop('/category/2?tag=Oud');
  await waitFor(() => expect(cards()).toBe(2));
  expect(lastQuery('GET /products/category/2')).toMatchObject({ tag: 'Oud' });
  expect(screen.getByRole('link', { name: 'Oud', current: true })).toBeTruthy();
});

it('CAT-04 FIND-07 offers the orders and keeps the chosen one in the address', async () => {
  serve('GET /products/category/2', 2);
  const { address } = renderShop('/category/2');
  const sort = await screen.findByLabelText<HTMLSelectElement>('Sort by');
  expect([...sort.options].map(({ value }) => value)).toEqual([
    'default',
    'newest',
    'best-selling',
    'top-rated',
    'price-low',
    'price-high',
    'name-asc',
    'name-desc',
    'discount',
  ]);
  fireEvent.change(sort, { target: { value: 'price-low' } });
  await waitFor(() =>
    expect(lastQuery('GET /products/category/2')).toMatchObject({ sort: 'price-low' }),
  );
  expect(address.search).toBe('?sort=price-low');
});

it('CAT-05 clears search and sort when the category changes', async () => {
  serve('GET /products/category/2', 2);
  serve('GET /products/category/3', 2);
  const { address } = renderShop('/category/2?q=oud&sort=name-asc');
  const nav = within(await screen.findByRole('navigation', { name: 'Categories' }));
  fireEvent.click(await nav.findByRole('link', { name: 'Jewelry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Jewelry' })).toBeTruthy();
  expect(address.search).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Search this list').value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('default');
});

it('searches inside the category after a pause in typing', async () => {
  serve('GET /products/category/2', 2);
  const { address } = renderShop('/category/2');
  fireEvent.change(await screen.findByLabelText('Search this list'), {
    target: { value: 'amber ' },
  });
  await waitFor(() => expect(address.search).toBe('?q=amber'));
  await waitFor(() => expect(lastQuery('GET /products/category/2')).toMatchObject({ q: 'amber' }));
});

it('says that a category could not be loaded and tries again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on('GET /products/category/2', problem(500, 'Broken'));
  renderShop('/category/2');
  expect(await screen.findByText('The products could not be loaded.')).toBeTruthy();
  serve('GET /products/category/2', 2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toBe(2));
  quiet.mockRestore();
});

it('GRP-01 GRP-02 GRP-03 shows 50 products of a group and 50 more, also under men', async () => {
  serve('GET /products/all', 120);
  renderShop('/group/men');
  expect(await screen.findByRole('heading', { level: 1, name: 'Men' })).toBeTruthy();
  await waitFor(() => expect(cards()).toBe(50));
  expect(lastQuery('GET /products/all')).toMatchObject({ group: 'man', limit: '50' });
  fireEvent.click(screen.getByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(cards()).toBe(100));
});

it('GRP-01 has no other group', async () => {
  renderShop('/group/dogs');
  expect(await screen.findByRole('link', { name: 'Go Home' })).toBeTruthy();
});

it('SRCH-07 the search page is a product list; without a text it contains every product', async () => {
  serve('GET /products/all', 60);
  const { address } = renderShop('/search?q=oud&sort=price-low');
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “oud”' })).toBeTruthy();
  await waitFor(() => expect(cards()).toBe(25));
  expect(lastQuery('GET /products/all')).toEqual({
    q: 'oud',
    sort: 'price-low',
    page: '1',
    limit: '25',
  });
  fireEvent.change(screen.getByLabelText('Search this list'), { target: { value: '' } });
  await waitFor(() => expect(address.search).toBe('?sort=price-low'));
  expect(screen.getByRole('heading', { level: 1, name: 'Search products' })).toBeTruthy();
});

it('BRD-01 BRD-02 shows the products of a brand, or says that there are none', async () => {
  serve('GET /products/all', 0);
  api.on('GET /brands/all', [{ id: 55, name: 'Liora Dune', icon: null }]);
  renderShop('/brand/55');
  expect(await screen.findByText('No products found for this brand.')).toBeTruthy();
  expect(lastQuery('GET /products/all')).toMatchObject({ brand: '55' });
});

it('STAT-04 says that a brand does not exist', async () => {
  serve('GET /products/all', 0);
  renderShop('/brand/56');
  expect(await screen.findByRole('link', { name: 'Go Home' })).toBeTruthy();
});

it('says that a vendor does not exist, which is not an error', async () => {
  const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on('GET /admin/{id}', problem(404, 'Nothing is here.'));
  renderShop('/vendor/9');
  expect(await screen.findByText('Vendor not found.')).toBeTruthy();
  expect(noise).not.toHaveBeenCalled();
  noise.mockRestore();
});

it.each([
  ['en', 'Abayas', 'عبايات', 'Abayas'],
  ['ar', 'Abayas', 'عبايات', 'عبايات'],
  ['ar', 'Abayas', '', 'Abayas'],
  ['en', '', 'عبايات', 'عبايات'],
] as const)(
  'GOODS-59 shows the text of the vendor in the language %s or else the other one (%s, %s)',
  async (locale, about, aboutAr, shown) => {
    serve('GET /products/all', 0);
    api.on('GET /admin/{id}', { id: 9, name: 'Ghaf House', about, aboutAr, image: null });
    renderShop('/vendor/9', locale);
    const text = await screen.findByText(shown);
    expect(text.getAttribute('dir')).toBe('auto');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(shown);
  },
);

it('CAT-01 filters by price and stock; a chip removes one filter, Clear filters all', async () => {
  serve('GET /products/category/2', 2);
  const { address } = renderShop(
    '/category/2?sort=price-low&priceMin=500&priceMax=100&inStock=true',
  );
  // A reversed range is swapped; a sort order is not a filter.
  await waitFor(() =>
    expect(lastQuery('GET /products/category/2')).toMatchObject({
      priceMin: '100',
      priceMax: '500',
      inStock: 'true',
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: In stock only' }));
  await waitFor(() => expect(lastQuery('GET /products/category/2')).not.toHaveProperty('inStock'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address.search).toBe('?sort=price-low'));
  expect(screen.getByLabelText<HTMLInputElement>('Min. AED').value).toBe('');
});

it('CAT-01 a search that finds nothing says so and can be cleared', async () => {
  api.on('GET /products/category/2', ({ query }) => ({
    products: query.has('q') ? [] : products(2),
    total: query.has('q') ? 0 : 2,
    page: 1,
    limit: 25,
  }));
  const { address } = renderShop('/category/2?q=zzz');
  expect(await screen.findByText('No results found')).toBeTruthy();
  const clear = screen.getAllByRole('button', { name: 'Clear filters' });
  fireEvent.click(clear.at(-1) ?? document.body);
  await waitFor(() => expect(cards()).toBe(2));
  expect(address.search).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Search this list').value).toBe('');
});

it('CAT-02 names tags in Arabic and leaves unknown ones as they are', async () => {
  serve('GET /products/category/2', 2);
  api.on('GET /categories/all', [makeCategory({ tags: '["Oud","Zest"]' })]);
  renderShop('/category/2', 'ar');
  const link = await screen.findByRole('link', { name: 'عود' });
  expect(link.getAttribute('href')).toBe('/category/2?tag=Oud');
  expect(screen.getByRole('link', { name: 'Zest' })).toBeTruthy();
});

it('an unknown category is not found', async () => {
  renderShop('/category/99');
  expect(await screen.findByRole('link', { name: 'Go Home' })).toBeTruthy();
});

it('CONST-06 a card shows the discount and when it is sold out', async () => {
  api.on('GET /products/category/2', {
    products: [
      makeProduct({ id: 1, price: 200, offerPrice: 150 }),
      makeProduct({ id: 2, name: 'Rose', stock: 0 }),
    ],
    total: 2,
    page: 1,
    limit: 25,
  });
  renderShop('/category/2');
  expect(await screen.findByText('Save 50 AED')).toBeTruthy();
  expect(screen.getByText('Out of stock')).toBeTruthy();
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: /^Add to cart ?: Rose$/ }).disabled,
  ).toBe(true);
});

describe('wishlist', () => {
  const openWishlist = (start: number[], change: Partial<ProductDto> = {}) => {
    let ids = start;
    const reply = (change: (id: number) => number[]) => (call: { body: string }) => {
      ids = change(Number(JSON.parse(call.body).productId));
      return { success: true, message: '' };
    };
    api
      .on('GET /users/{id}/wishlist/products', () => ({
        products: products(3)
          .filter(({ id }) => ids.includes(id))
          .map((product) => ({ ...product, ...change })),
      }))
      .on(
        'POST /users/{id}/wishlist/add',
        reply((id) => [...ids, id]),
      )
      .on(
        'POST /users/{id}/wishlist/remove',
        reply((id) => ids.filter((row) => row !== id)),
      );
    logIn();
    renderShop('/wishlist');
  };

  it('WISH-02 a removed product can be restored', async () => {
    openWishlist([1, 2]);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove: Product 1' }));
    await waitFor(() => expect(cards()).toBe(1));
    expect(document.activeElement?.textContent).toBe('Product 2');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cards()).toBe(2));
    await waitFor(() =>
      expect(api.callsOf('POST /users/7/wishlist/add').map(({ body }) => body)).toEqual([
        '{"productId":1}',
      ]),
    );
  });

  it('WISH-02 a refused removal is reverted with a message', async () => {
    openWishlist([1, 2]);
    api.on('POST /users/{id}/wishlist/remove', problem(503, 'Come back later.'));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove: Product 1' }));
    expect(await screen.findByText('Come back later.')).toBeTruthy();
    await waitFor(() => expect(cards()).toBe(2));
  });

  it('WISH-01 CART-21 moves a product without options into the cart', async () => {
    openWishlist([1, 2]);
    fireEvent.click(await screen.findByRole('button', { name: 'Move to cart: Product 2' }));
    await waitFor(() => expect(cards()).toBe(1));
    expect(cart.lines().map(({ id }) => id)).toEqual([2]);
    await waitFor(() => expect(api.callsOf('POST /users/7/wishlist/remove')).toHaveLength(1));
  });

  it('CART-21 a product with options leaves the wishlist once it is in the cart', async () => {
    const sizes = '["50 ml","100 ml"]';
    api.on('GET /products/one/{id}', { product: makeProduct({ id: 2, sizes }) });
    openWishlist([1, 2], { sizes });
    fireEvent.click(await screen.findByRole('button', { name: 'Move to cart: Product 2' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Choose options' }));
    fireEvent.click(await choice.findByRole('button', { name: 'Add to cart' }));
    expect(choice.getByRole('alert').textContent).toBe('Choose a size first.');
    expect(cart.lines()).toEqual([]);
    expect(api.callsOf('POST /users/7/wishlist/remove')).toEqual([]);
    fireEvent.click(choice.getByRole('radio', { name: '100 ml' }));
    fireEvent.click(choice.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(cards()).toBe(1));
    expect(cart.lines()).toMatchObject([{ id: 2, size: '100 ml', quantity: 1 }]);
    await waitFor(() =>
      expect(api.callsOf('POST /users/7/wishlist/remove').map(({ body }) => body)).toEqual([
        '{"productId":2}',
      ]),
    );
  });
});
