import { makeProduct, makeQuote, makeSettings, problem, type FakeApi } from '@shop/testing';
import type { ProductDto, ReviewDto } from '@shop/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { watchNear } from '@/testing/near';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
beforeEach(() => {
  resetShop();
  api = shopApi();
});

const visit = async (change: Partial<ProductDto> = {}) => {
  api.on('GET /products/one/{id}', { product: makeProduct(change) });
  renderShop('/product/1');
  // The first visit also loads the page's code.
  await screen.findByRole('heading', { level: 1, name: 'Amber Oud' }, { timeout: 15_000 });
  const main = screen.getByRole('main');
  // The lower sections render in a second step.
  await waitFor(() => expect(main.querySelector('[aria-busy="true"]:empty')).toBeNull());
  return within(main);
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
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Amber Oud');
});

it('PDP-20 shows the product’s offer, whichever it is', async () => {
  const page = await visit({ offer: 7, offerTitle: 'Harvest week' });
  expect(page.getByText('Harvest week', { exact: true })).toBeTruthy();
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
  expect(cartOf()).toMatchObject([{ id: 1, size: '100 ml', color: 'Standard', quantity: 1 }]);
  fireEvent.click(
    page.getByRole('button', { name: 'Increase quantity of Amber Oud', hidden: true }),
  );
  expect(cartOf()).toMatchObject([{ quantity: 2 }]);
  fireEvent.click(page.getByRole('button', { name: 'Remove from cart', hidden: true }));
  expect(cartOf()).toEqual([]);
});

it('PDP-05 opens a chat message that includes the product', async () => {
  const page = await visit();
  const href = page.getByRole('link', { name: 'Ask' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toContain('Amber Oud (Oud 12)');
});

it.each([6, 2])(
  'PDP-06 shows the colours and the warranty a product has (category %i)',
  async (category) => {
    const page = await visit({
      category_id: category,
      colors: '["#000000","#D4AF37"]',
      warranty: '2 years',
    });
    fireEvent.click(page.getByRole('radio', { name: 'Gold' }));
    fireEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    expect(cartOf()).toMatchObject([{ color: '#D4AF37' }]);
    expect(page.getByText('2 years')).toBeTruthy();
  },
);

it('PDP-06 shows neither colours nor warranty when there are none', async () => {
  const page = await visit({ category_id: 6 });
  expect(page.queryByRole('radio')).toBeNull();
  expect(page.queryByText('Warranty:')).toBeNull();
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

it('NET-04 says offline that the product did not load, and loads it once online', async () => {
  api.on('GET /products/one/{id}', () => {
    throw new TypeError('Failed to fetch');
  });
  const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderShop('/product/1');
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText('Failed to load product data.')).toBeTruthy();
  api.on('GET /products/one/{id}', { product: makeProduct() });
  isOnLine.mockRestore();
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Amber Oud' })).toBeTruthy();
  expect(screen.queryByText('Failed to load product data.')).toBeNull();
});

it.each([404, 400])('PDP-11 says that there is no such product (%d)', async (status) => {
  api.on('GET /products/one/{id}', problem(status, 'This product does not exist.'));
  renderShop('/product/1');
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeTruthy();
  expect(screen.getByText('Failed to load product data.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const home = within(screen.getByRole('main')).getByRole('link', { name: 'Go Home' });
  expect(home.getAttribute('href')).toBe('/');
});

it('PDP-12 reports invalid options and adds nothing', async () => {
  const page = await visit({ sizes: 'broken' });
  expect(page.getByRole('alert').textContent).toBe('Product data is incomplete.');
  fireEvent.click(page.getByRole('button', { name: 'Add to cart' }));
  expect(cartOf()).toEqual([]);
});

it('PDP-01 IMG-03 HOME-21 shows pictures and videos, each with its thumbnail', async () => {
  const page = await visit({ images: '["oud.webp","oud.mp4","oud.avi"]' });
  const thumbs = page.getAllByRole('button', { name: /Amber Oud, .* of 3$/ }).slice(-3);
  expect(thumbs.map((thumb) => thumb.getAttribute('aria-label'))).toEqual([
    'Amber Oud, image 1 of 3',
    'Amber Oud, video 2 of 3',
    'Amber Oud, video 3 of 3',
  ]);
  expect(thumbs[0]?.getAttribute('aria-current')).toBe('true');
  if (thumbs[1]) fireEvent.click(thumbs[1]);
  expect(page.getByText('2 / 3')).toBeTruthy();
  expect(thumbs[1]?.getAttribute('aria-current')).toBe('true');
  const video = page.getByLabelText('Amber Oud, video 2 of 3', { selector: 'video' });
  // HOME-21: the video shows its first second.
  expect(video.getAttribute('src')).toBe('/api/uploads/oud.mp4#t=1');
  const link = page.getByRole('link', { name: 'Download the video' });
  expect(link.getAttribute('href')).toBe('/api/uploads/oud.avi');
  fireEvent.error(video);
  expect(page.getAllByRole('link', { name: 'Download the video' })).toHaveLength(2);
});

it('LOOK-07 choosing a color shows its first picture; a color without one changes nothing', async () => {
  const page = await visit({
    images: '["front.webp","navy.webp","navy-2.webp"]',
    colors: '["#000000","#1F2A44","#B3261E"]',
    imageColors: [
      { image: 'front.webp', color: '#000000' },
      { image: 'navy.webp', color: '#1F2A44' },
      { image: 'navy-2.webp', color: '#1F2A44' },
    ],
  });
  fireEvent.click(page.getByRole('radio', { name: 'Navy' }));
  expect(await page.findByText('2 / 3')).toBeTruthy();
  fireEvent.click(page.getByRole('radio', { name: 'Red' }));
  expect(page.getByText('2 / 3')).toBeTruthy();
  fireEvent.click(page.getByRole('radio', { name: 'Black' }));
  expect(await page.findByText('1 / 3')).toBeTruthy();
});

it('LOOK-06 shows the Arabic warranty on Arabic pages', async () => {
  const texts = { warranty: '2-year warranty', warrantyAr: 'ضمان سنتين' };
  api.on('GET /products/one/{id}', { product: makeProduct(texts) });
  renderShop('/product/1', 'ar');
  expect(await screen.findByText('ضمان سنتين')).toBeTruthy();
  expect(screen.queryByText('2-year warranty')).toBeNull();
});

it('PDP-01 opens a picture over the whole screen and moves to the next one', async () => {
  const page = await visit({ images: '["oud.webp","oud.mp4","oud-2.webp"]' });
  fireEvent.click(page.getByRole('button', { name: 'Enlarge image' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Full screen' }));
  expect(dialog.getByRole('img', { name: 'Amber Oud, image 1 of 3' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
  expect(dialog.getByText('150%')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByRole('img', { name: 'Amber Oud, image 3 of 3' })).toBeTruthy();
  expect(dialog.getByText('100%')).toBeTruthy();
});

it('PDP-01 IMG-01 IMG-02 requests the first picture before anything else', async () => {
  const page = await visit({ images: '["oud.webp","https://pictures.example/oud.jpg"]' });
  const [first, second] = page.getAllByRole<HTMLImageElement>('img', { name: /^Amber Oud, image/ });
  expect(first?.getAttribute('fetchpriority')).toBe('high');
  expect(first?.srcset).toContain('/api/uploads/oud.webp?w=800 800w');
  expect(second?.getAttribute('loading')).toBe('lazy');
  expect(second?.getAttribute('src')).toBe('https://pictures.example/oud.jpg');
});

const OTHER_WAYS = /apple pay|google pay|paypal|tabby|tamara|interest/i;
it.each([true, false])(
  'PDP-07 shows cards, cash on delivery only while enabled (%s), and no disabled method',
  async (codEnabled) => {
    api.on('GET /settings', makeSettings({ codEnabled, freeShippingFrom: 300 }));
    const page = await visit();
    await page.findByText('Free delivery from AED 300.00');
    const ways = within(page.getByRole('list', { name: 'Payment methods' }));
    expect(ways.getByRole('img', { name: 'Visa' })).toBeTruthy();
    expect(ways.getByRole('img', { name: 'Mastercard' })).toBeTruthy();
    expect(ways.queryAllByText('Cash on delivery')).toHaveLength(codEnabled ? 1 : 0);
    expect(screen.getByRole('main').textContent).not.toMatch(OTHER_WAYS);
  },
);

it('PDP-08 CONST-01 shows the delivery fees and marks the shopper’s city', async () => {
  logIn({ city: 'Sharjah' });
  const page = await visit();
  const block = within(page.getByRole('region', { name: 'Delivery and payment' }));
  const fee = (place: string) =>
    block.getByText(place).parentElement?.textContent?.replace('\u00a0', ' ');
  expect(fee('Dubai')).toBe('DubaiAED 25.00');
  expect(fee('Other emirates')).toBe('Other emirates (your address)AED 30.00');
});

it('PDP-09 ends with four related products', async () => {
  const products = [2, 3, 4, 5, 6].map((id) => makeProduct({ id, name: `Related ${id}` }));
  api.on('GET /products/one/{id}/related', { products });
  const { showAll } = watchNear();
  const page = await visit();
  expect(api.callsOf('GET /products/one/1/related')).toHaveLength(0);
  act(showAll);
  await page.findByRole('link', { name: 'Related 5' });
  expect(page.queryByRole('link', { name: 'Related 6' })).toBeNull();
  expect(api.callsOf('GET /products/one/1/related')).toHaveLength(1);
});

it('HONEST-17 a related product on sale says the lowest price before the sale', async () => {
  const sale = { price: 200, offerPrice: 150, lowestPrice: 140 };
  const products = [2, 3].map((id) =>
    makeProduct({ id, name: `Related ${id}`, ...(id === 2 && sale) }),
  );
  api.on('GET /products/one/{id}/related', { products });
  const { showAll } = watchNear();
  const page = await visit();
  act(showAll);
  const note = await page.findByText(/^Lowest before: AED\s140\.00$/);
  expect(note.closest('article')?.textContent).toContain('Related 2');
});

it('PDP-09 offers related products when this one is sold out', async () => {
  const page = await visit({ stock: 0 });
  expect(page.getByRole<HTMLButtonElement>('button', { name: 'Out of stock' }).disabled).toBe(true);
  const link = page.getByRole('link', { name: 'See similar products' });
  expect(link.getAttribute('href')).toBe('/product/1#related');
  expect(document.querySelector('#related')).toBeTruthy();
});

it('PDP-10 has a section for the usage images and one for the reviews', async () => {
  const page = await visit({ usageImages: '["table.webp","shelf.webp"]', reviewCount: 2 });
  expect(page.getByRole('heading', { name: 'In use' })).toBeTruthy();
  expect(page.getByText('Amber Oud in use, image 2')).toBeTruthy();
  expect(page.getByRole('heading', { name: 'Reviews (2)' })).toBeTruthy();
});

it('PDP-10 opens a usage image over the whole screen, and returns the focus to it', async () => {
  const page = await visit({ usageImages: '["table.webp","clip.mp4","shelf.webp"]' });
  const picture = page.getByRole('button', {
    name: 'Enlarge image: Amber Oud in use, image 3',
  });
  picture.focus();
  fireEvent.click(picture);
  const dialog = await screen.findByRole('dialog', { name: 'Full screen' });
  expect(within(dialog).getByRole('img', { name: 'Amber Oud in use, image 3' })).toBeTruthy();
  expect(within(dialog).getByText('2 / 2')).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(picture));
});

it('PDP-10 omits the usage images when there are none', async () => {
  const page = await visit();
  expect(page.queryByRole('heading', { name: 'In use' })).toBeNull();
});

it('VAR-42 shows recently viewed products at current prices, of several the lowest', async () => {
  localStorage.setItem('recentlyViewed', '[1,3,"x",2,9]');
  const line = (productId: number, problem: null | 'unavailable') => ({
    ...makeQuote().lines[0],
    productId,
    name: `Seen ${productId}`,
    unitPrice: 90,
    listPrice: 120,
    problem,
  });
  api.on('POST /checkout/quote', {
    ...makeQuote(),
    lines: [
      line(3, null),
      line(2, 'unavailable'),
      { ...line(9, null), priceRange: { low: 80, high: 150, before: 80 } },
    ],
  });
  const page = await visit();
  const strip = within(await page.findByRole('region', { name: 'Recently viewed' }));
  expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/product/3',
    '/product/9',
  ]);
  const prices = strip.getAllByText(/AED/, { selector: 'p > span' });
  expect(prices.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
    'Sale price AED 90.00',
    'From AED 80.00',
  ]);
  const request = JSON.parse(api.callsOf('POST /checkout/quote')[0]?.body ?? '');
  expect(request.lines.map(({ productId }: { productId: number }) => productId)).toEqual([3, 2, 9]);
  expect(JSON.parse(localStorage.getItem('recentlyViewed') ?? '')).toEqual([1, 3, 2, 9]);
});

it('DRAFT-23 asks in the chat about the product with the chosen size and its address', async () => {
  const page = await visit({ sizes: '["50 ml","100 ml"]' });
  const text = () =>
    new URL(page.getByRole('link', { name: 'Ask' }).getAttribute('href') ?? '').searchParams.get(
      'text',
    );
  const question = 'Hello, I have a question about Amber Oud (Oud 12).';
  expect(text()).toBe(`${question}\n${window.location.origin}/product/1`);
  fireEvent.click(page.getByRole('radio', { name: '100 ml' }));
  expect(text()).toBe(
    `${question}\nSize: 100 ml\n${window.location.origin}/product/1?size=100%20ml`,
  );
});

it('PDP-04 NET-05 shares the address through the device, or copies it; early taps are not repeated', async () => {
  const user = navigator;
  const copied: string[] = [];
  Object.defineProperty(user, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
  });
  const page = await visit();
  fireEvent.click(page.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(copied).toEqual([window.location.href]);
  const shared: ShareData[] = [];
  Object.defineProperty(user, 'share', {
    configurable: true,
    value: (data: ShareData) => Promise.resolve(shared.push(data)),
  });
  fireEvent.click(page.getByRole('button', { name: 'Share' }));
  expect(shared).toEqual([{ title: 'Amber Oud', url: window.location.href }]);
  expect(page.getByRole('button', { name: 'Share' }).dataset['tap']).toBe('');
  Reflect.deleteProperty(user, 'share');
  Reflect.deleteProperty(user, 'clipboard');
});

it('REV-01 REV-02 shows three reviews, and three more on demand', async () => {
  withReviews(7);
  const page = await visit();
  expect(await page.findByText('Comment 3')).toBeTruthy();
  expect(page.queryByText('Comment 4')).toBeNull();
  fireEvent.click(page.getByRole('button', { name: 'Load More' }));
  expect(page.getByText('Comment 6')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Comment 4');
  fireEvent.click(page.getByRole('button', { name: 'Load More' }));
  expect(page.getByText('Comment 7')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Load More' })).toBeNull();
});

it('REV-20 a bar of the distribution filters the reviews', async () => {
  const reviews = [1, 2, 3, 4, 5].map((id) => ({ ...review(id), stars: id > 3 ? 2 : 5 }));
  api.on('GET /reviews/product/{id}', { success: true, reviews });
  const page = await visit();
  expect(await page.findByRole('img', { name: '3.8 out of 5, 5 reviews' })).toBeTruthy();
  const bar = page.getByRole('button', { name: '2 stars : 2' });
  fireEvent.click(bar);
  expect(bar.getAttribute('aria-pressed')).toBe('true');
  expect(page.getAllByText(/^Comment/).map((row) => row.textContent)).toEqual([
    'Comment 4',
    'Comment 5',
  ]);
  expect(page.getByRole<HTMLButtonElement>('button', { name: '1 star : 0' }).disabled).toBe(true);
  fireEvent.click(page.getByRole('button', { name: 'Show all' }));
  expect(page.getByText('Comment 1')).toBeTruthy();
});

it('REV-08 shows reviews as plain text', async () => {
  const comment = '<img src=x onerror=alert(1)> & <b>bold</b>';
  api.on('GET /reviews/product/{id}', { success: true, reviews: [{ ...review(1), comment }] });
  const page = await visit();
  expect((await page.findByText(comment)).querySelector('*')).toBeNull();
});

it('REV-03 asks guests to log in', async () => {
  const page = await visit();
  const link = page.getByRole('link', { name: 'Please log in to add a review.' });
  expect(link.getAttribute('href')).toBe('/login');
});

it('REV-04 sends a comment with five stars by default', async () => {
  logIn();
  api.on('POST /reviews', { success: true, reviewId: 1, review: review(1) });
  const page = await visit();
  fireEvent.click(await page.findByRole('button', { name: 'Submit review' }));
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

it('REV-04 shows a review at once and thanks when the server has saved it', async () => {
  logIn();
  const stored: ReviewDto[] = [];
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  api
    .on('GET /reviews/product/{id}', () => ({ success: true, reviews: stored }))
    .on('POST /reviews', async () => {
      await waiting;
      stored.push({ ...review(5, 7), comment: 'Lovely' });
      return { success: true, reviewId: 5, review: stored[0] };
    });
  const page = await visit();
  await page.findByText('No reviews yet.');
  fireEvent.change(page.getByLabelText('Comment'), { target: { value: ' Lovely ' } });
  fireEvent.click(page.getByRole('button', { name: 'Submit review' }));
  expect(await page.findByText('Lovely', { selector: 'article p bdi' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Delete review' })).toBeNull();
  answer();
  const thanks = await page.findByText('Thank you for your review.');
  expect(document.activeElement).toBe(thanks);
  expect(await page.findByRole('button', { name: 'Delete review' })).toBeTruthy();
  await waitFor(() => expect(page.queryByLabelText('Comment')).toBeNull());
});

it('REV-07 reverts a refused review, says why and keeps its text', async () => {
  logIn();
  withReviews(1);
  api.on('POST /reviews', problem(429, 'Too many reviews.'));
  const page = await visit();
  await page.findByText('Comment 1');
  fireEvent.change(page.getByLabelText('Comment'), { target: { value: 'Lovely' } });
  fireEvent.click(page.getByRole('button', { name: 'Submit review' }));
  expect(await page.findByText('Failed to submit review')).toBeTruthy();
  expect(page.getByText('Too many reviews.')).toBeTruthy();
  expect(page.queryByText('Lovely', { selector: 'article p bdi' })).toBeNull();
  expect(page.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Lovely');
});

it.each([
  ['en', 'Reply from Liwan'],
  ['ar', 'رد ليوان'],
] as const)(
  'MODER-04 shows the reply of the shop beneath its review (%s)',
  async (locale, heading) => {
    const reply = 'Thank you <b>very</b> much.';
    const repliedAt = '2026-11-20T08:00:00.000Z';
    api
      .on('GET /products/one/{id}', { product: makeProduct({ reviewCount: 2 }) })
      .on('GET /reviews/product/{id}', {
        success: true,
        reviews: [{ ...review(1), reply, repliedAt }, review(2)],
      });
    renderShop('/product/1', locale);
    const answer = await screen.findByText(reply, {}, { timeout: 15_000 });
    const replied = answer.closest('article');
    expect(replied?.textContent).toContain('Shopper 1');
    expect(replied?.textContent).toContain(heading);
    expect(screen.getAllByText(heading, { exact: false })).toHaveLength(1);
  },
);

it('REV-03 replaces the form with thanks after a review', async () => {
  logIn();
  api.on('GET /reviews/product/{id}', { success: true, reviews: [review(1, 8), review(2, 7)] });
  const page = await visit();
  expect(await page.findByText('You have reviewed this product.')).toBeTruthy();
  expect(page.queryByLabelText('Comment')).toBeNull();
  expect(page.getAllByText(/^Comment/)[0]?.textContent).toBe('Comment 2');
});

it('REV-06 REV-07 deletes the shopper’s own review after confirmation and reports a failure', async () => {
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
  expect(page.getByText('Comment 1')).toBeTruthy();
});

it('WISH-04 WISH-05 tells a guest why the wishlist button does nothing', async () => {
  const page = await visit();
  const like = page.getByRole('button', { name: 'Like: Amber Oud' });
  expect(like.title).toBe('Login to add to wishlist');
  expect(like.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(like);
  expect(await screen.findByText('You are not logged in.')).toBeTruthy();
});

it('WISH-02 WISH-03 adds and removes as the server confirms', async () => {
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
