import { makeProduct, problem, type FakeApi } from '@shop/testing';
import type { ProductDto, ReviewDto } from '@shop/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
beforeEach(() => {
  resetShop();
  api = shopApi();
});

const visit = async (change: Partial<ProductDto> = {}) => {
  api.on('GET /products/one/{id}', { product: makeProduct(change) });
  renderShop('/product/1');
  await screen.findByRole('heading', { level: 1, name: 'Amber Oud' });
  return within(screen.getByRole('main'));
};
const review = (id: number, userId = 9): ReviewDto => ({
  id,
  productId: 1,
  userId,
  username: `Shopper ${id}`,
  stars: 4,
  comment: `Comment ${id}`,
  created_at: '2026-11-01T00:00:00.000Z',
});
const withReviews = (count: number) =>
  api.on('GET /reviews/product/{id}', {
    success: true,
    reviews: Array.from({ length: count }, (_, index) => review(index + 1)),
  });
const cartOf = () => JSON.parse(localStorage.getItem('cart') ?? '[]');

it('PDP-03 shows name, model, vendor, price, discount, tags, brand and stock', async () => {
  const page = await visit({ price: 200, offerPrice: 150, stock: 3 });
  for (const text of ['Oud 12', 'Ghaf House', 'AED 150.00', 'AED 200.00', 'Only 3 left', 'Oud'])
    expect(page.getByText(text, { exact: true })).toBeTruthy();
  expect(page.getByText('Save 50 AED')).toBeTruthy();
  expect(page.getByText('-25%')).toBeTruthy();
  expect(page.getByRole('link', { name: 'Liora Dune' }).getAttribute('href')).toBe('/brand/55');
});

it('PDP-13 links to the vendor with the id of the vendor', async () => {
  const page = await visit();
  expect(page.getByRole('link', { name: 'Ghaf House' }).getAttribute('href')).toBe('/vendor/101');
});

it('PDP-04 CART-12 adds the chosen size and then shows its quantity and Remove', async () => {
  const page = await visit({ sizes: '["50 ml","100 ml"]' });
  fireEvent.click(page.getByRole('button', { name: 'Add to cart' }));
  expect(page.getByRole('alert').textContent).toBe('Choose a size first.');
  expect(cartOf()).toEqual([]);
  fireEvent.click(page.getByRole('radio', { name: '100 ml' }));
  fireEvent.click(page.getByRole('button', { name: 'Add to cart' }));
  expect(cartOf()).toMatchObject([{ id: 1, size: '100 ml', color: '', quantity: 1 }]);
  fireEvent.click(
    page.getByRole('button', { name: 'Increase quantity of Amber Oud', hidden: true }),
  );
  expect(cartOf()).toMatchObject([{ quantity: 2 }]);
  fireEvent.click(page.getByRole('button', { name: 'Remove from cart', hidden: true }));
  expect(cartOf()).toEqual([]);
});

it('PDP-05 asks by messaging with the product named', async () => {
  const page = await visit();
  const href = page.getByRole('link', { name: 'Ask' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toContain('Amber Oud (Oud 12)');
});

it('PDP-06 shows colours and warranty for watches', async () => {
  const page = await visit({
    category_id: 6,
    colors: '["#000000","#D4AF37"]',
    warranty: '2 years',
  });
  fireEvent.click(page.getByRole('radio', { name: 'Gold' }));
  fireEvent.click(page.getByRole('button', { name: 'Add to cart' }));
  expect(cartOf()).toMatchObject([{ color: '#D4AF37' }]);
  expect(page.getByText('2 years')).toBeTruthy();
});

it('PDP-06 shows neither colours nor warranty for anything else', async () => {
  const page = await visit({ colors: '["#000000"]', warranty: '2 years' });
  expect(page.queryByRole('radio')).toBeNull();
  expect(page.queryByText('2 years')).toBeNull();
});

it('PDP-08 promises free returns within 15 days', async () => {
  const page = await visit();
  expect(page.getByText('Free returns within 15 days')).toBeTruthy();
});

it('PDP-11 goes from loading to the error and tries again', async () => {
  api.on('GET /products/one/{id}', problem(500, 'Broken'));
  renderShop('/product/1');
  expect(await screen.findByText('Failed to load product data.')).toBeTruthy();
  api.on('GET /products/one/{id}', { product: makeProduct() });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Amber Oud' })).toBeTruthy();
});

it('PDP-12 says that options cannot be read and adds nothing', async () => {
  const page = await visit({ sizes: 'broken' });
  expect(page.getByRole('alert').textContent).toBe('Product data is incomplete.');
  fireEvent.click(page.getByRole('button', { name: 'Add to cart' }));
  expect(cartOf()).toEqual([]);
});

it('REV-01 REV-02 shows three reviews, and three more on demand', async () => {
  withReviews(7);
  const page = await visit();
  expect(await page.findByText('Comment 3')).toBeTruthy();
  expect(page.queryByText('Comment 4')).toBeNull();
  fireEvent.click(page.getByRole('button', { name: 'Load More' }));
  expect(page.getByText('Comment 6')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Load More' }));
  expect(page.getByText('Comment 7')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Load More' })).toBeNull();
});

it('REV-03 asks visitors to log in', async () => {
  const page = await visit();
  const link = page.getByRole('link', { name: 'Please log in to add a review.' });
  expect(link.getAttribute('href')).toBe('/login');
});

it('REV-04 sends a comment with five stars unless told otherwise', async () => {
  logIn();
  api.on('POST /reviews', { success: true, reviewId: 1, review: review(1) });
  const page = await visit();
  fireEvent.click(page.getByRole('button', { name: 'Submit review' }));
  expect(await page.findByText('Write a comment.')).toBeTruthy();
  fireEvent.change(page.getByLabelText('Comment'), { target: { value: 'Lovely' } });
  fireEvent.click(page.getByRole('button', { name: 'Submit review' }));
  await waitFor(() => expect(api.callsOf('POST /reviews')).toHaveLength(1));
  expect(JSON.parse(api.callsOf('POST /reviews')[0]?.body ?? '')).toEqual({
    productId: 1,
    stars: 5,
    comment: 'Lovely',
  });
});

it('REV-06 REV-07 deletes an own review after a question and says when that fails', async () => {
  logIn();
  api
    .on('GET /reviews/product/{id}', { success: true, reviews: [review(1, 7), review(2, 8)] })
    .on('DELETE /reviews/{id}', problem(500, 'Broken'));
  const page = await visit();
  const buttons = await page.findAllByRole('button', { name: 'Delete review' });
  expect(buttons).toHaveLength(1);
  if (buttons[0]) fireEvent.click(buttons[0]);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Are you sure you want to delete this review?');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete review' }));
  expect(await screen.findByText('Failed to delete review')).toBeTruthy();
  expect(api.callsOf('DELETE /reviews/1')).toHaveLength(1);
});

it('WISH-04 WISH-05 tells a visitor why the wishlist button does nothing', async () => {
  const page = await visit();
  const like = page.getByRole('button', { name: 'Like: Amber Oud' });
  expect(like.title).toBe('Login to add to wishlist');
  expect(like.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(like);
  expect(await screen.findByText('You are not logged in.')).toBeTruthy();
});

it('WISH-02 WISH-03 likes and unlikes as the server says', async () => {
  logIn();
  let liked: ProductDto[] = [];
  api
    .on('GET /users/{id}/wishlist/products', () => ({ products: liked }))
    .on('POST /users/{id}/wishlist/add', () => {
      liked = [makeProduct()];
      return { success: true, message: '' };
    });
  const page = await visit();
  fireEvent.click(await page.findByRole('button', { name: 'Like: Amber Oud' }));
  expect(
    await page.findByRole('button', { name: 'Remove: Amber Oud', pressed: true }),
  ).toBeTruthy();
  expect(api.callsOf('POST /users/7/wishlist/add')[0]?.headers.get('authorization')).toBe(
    'Bearer a-token',
  );
});
