import { makeCategory, makeProduct, makeSettings, problem, type FakeApi } from '@shop/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isReady } from '@/app/router';
import { panels } from '@/shared/browser/panels';
import { afterLogin } from '@/shared/routing/after-login';
import { signIn } from '@/shared/session/sign-in';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
beforeEach(() => {
  resetShop();
  api = shopApi();
});

const header = async () => within(await screen.findByRole('banner'));

it('HDR-01 HDR-02 HDR-03 holds logo, search, messaging, account, wishlist, cart and a flag that does nothing', async () => {
  renderShop('/about');
  const bar = await header();
  const home = await bar.findByRole('link', { name: 'Liwan home page' });
  expect(home.getAttribute('href')).toBe('/');
  expect(bar.getByRole('combobox', { name: 'Search products' })).toBeTruthy();
  expect(bar.getByRole('link', { name: 'Chat with us' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/\d+$/,
  );
  expect(bar.getByRole('link', { name: 'Wish List' })).toBeTruthy();
  const flag = bar.getByRole('img', { name: 'United Arab Emirates' });
  expect(flag.closest('a,button')).toBeNull();
  // A browser that shows no images would write it over the links beside it.
  expect(flag.querySelector('img')?.alt).toBe('');
});

it('HDR-04 HDR-05 lists every category with its tags, without men, women and unisex', async () => {
  renderShop('/about');
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  const more = await menu.findByRole('button', { name: 'Perfumes: subcategories' });
  expect(menu.queryByRole('link', { name: 'Oud' })).toBeNull();
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  const oud = await menu.findByRole('link', { name: 'Oud' });
  expect(oud.getAttribute('href')).toBe('/category/2?tag=Oud');
  for (const tag of ['men', 'women', 'unisex'])
    expect(menu.queryByRole('link', { name: tag })).toBeNull();
  fireEvent.keyDown(more, { key: 'Escape' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
});

it('HDR-04 groups categories that do not fit under one button at the end of the menu', async () => {
  api.on(
    'GET /categories/all',
    Array.from({ length: 15 }, (_, index) =>
      makeCategory({ id: index + 1, name: `Home Brand ${index + 1}` }),
    ),
  );
  renderShop('/about');
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  const more = await menu.findByRole('button', { name: 'More' });
  const names = () =>
    menu.getAllByRole('link', { name: /^Home Brand/ }).map((link) => link.textContent);
  const inLine = names().length;
  expect(inLine).toBeLessThan(15);
  fireEvent.click(more);
  await menu.findByRole('link', { name: 'Home Brand 15' });
  expect(names()).toEqual(Array.from({ length: 15 }, (_, index) => `Home Brand ${index + 1}`));
  fireEvent.click(menu.getByRole('link', { name: 'Home Brand 15' }));
  await waitFor(() => expect(names()).toHaveLength(inLine));
});

it('HDR-04 shows no such button when all categories fit', async () => {
  renderShop('/about');
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  await menu.findByRole('link', { name: 'Perfumes' });
  expect(menu.queryByRole('button', { name: 'More' })).toBeNull();
});

it('HDR-06 shows the first five categories in the menu of small screens', async () => {
  api.on(
    'GET /categories/all',
    Array.from({ length: 7 }, (_, index) =>
      makeCategory({ id: index + 1, name: `Cat ${index + 1}` }),
    ),
  );
  renderShop('/about');
  await screen.findByRole('heading', { level: 1 });
  act(() => panels.open('menu'));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(await menu.findByText('Cat 5')).toBeTruthy();
  expect(menu.queryByText('Cat 6')).toBeNull();
});

it('HDR-07 HDR-08 HDR-11 links to the groups, the pages and the small pages', async () => {
  renderShop('/about');
  const groups = within(await screen.findByRole('navigation', { name: 'Departments' }));
  await groups.findByRole('link', { name: 'Women' });
  expect(
    ['Women', 'Men', 'Unisex', 'Kids'].map((name) =>
      groups.getByRole('link', { name }).getAttribute('href'),
    ),
  ).toEqual(['/group/women', '/group/man', '/group/unisex', '/group/kids']);
  fireEvent.click(groups.getByRole('button', { name: 'Pages' }));
  expect(
    ['Home', 'About Us', 'Wish List', 'Returns', 'Refund policy'].map((name) =>
      groups.getByRole('link', { name }).getAttribute('href'),
    ),
  ).toEqual(['/', '/about', '/wishlist', '/return-policy', '/refund-policy']);
  const small = within(screen.getByRole('navigation', { name: 'Shop information' }));
  expect(small.getByRole('link', { name: 'Become a seller' })).toBeTruthy();
});

it('HDR-09 shows the partners with icon and name on demand', async () => {
  api.on('GET /partners/all', [{ id: 1, name: 'Saqreen Express', path: '/about', icon: 'p.webp' }]);
  renderShop('/about');
  fireEvent.click(await screen.findByRole('button', { name: 'Partners' }));
  expect(await screen.findByRole('link', { name: 'Saqreen Express' })).toBeTruthy();
});

it('HDR-10 switches between two slogans every 2.5 s until it is paused', async () => {
  // Loads the code, which fake timers would not wait for.
  renderShop('/about');
  await header();
  cleanup();
  jest.useFakeTimers();
  try {
    renderShop('/about');
    await act(() => jest.advanceTimersByTimeAsync(50));
    const faded = (text: string) => screen.getByText(text).className.includes('opacity-0');
    const [first, second] = ['UAE delivery in 1-3 business days', 'Free returns within 15 days'];
    expect([faded(first), faded(second)]).toEqual([false, true]);
    await act(() => jest.advanceTimersByTimeAsync(2500));
    expect([faded(first), faded(second)]).toEqual([true, false]);
    fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }));
    expect([faded(first), faded(second)]).toEqual([false, false]);
  } finally {
    jest.useRealTimers();
  }
});

it('HDR-10 HDR-20 reserves the height of the slogans, without a button, until they are loaded', async () => {
  api.on('GET /settings', problem(500, 'Broken'));
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderShop('/about');
  await header();
  await waitFor(() => expect(api.callsOf('GET /settings')).not.toEqual([]));
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause announcements' })).toBeNull();
  expect(document.querySelector('.oasis-band')).toBeTruthy();
  await waitFor(() =>
    expect(quiet).toHaveBeenCalledWith('Read failed: GET /settings, status 500, failed'),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  quiet.mockRestore();
});

it('HDR-12 has home, wishlist, cart, user and menu in the bottom navigation', async () => {
  renderShop('/about');
  const nav = await screen.findByRole('navigation', { name: 'Quick navigation' });
  expect([...nav.children].map((child) => child.textContent)).toEqual([
    'Home',
    'Wishlist',
    'Cart',
    'Account',
    'Menu',
  ]);
});

it('HDR-13 STAT-09 LOOK-03 has social links, page links, contact, location and hours in the footer', async () => {
  api.on('GET /brands/all', [{ id: 55, name: 'Liora Dune', icon: 'b.webp' }]);
  const socials = {
    ...makeSettings().socials,
    facebook: 'https://www.facebook.com/liwan.ae',
    instagram: 'https://www.instagram.com/liwan.ae',
  };
  api.on('GET /settings', makeSettings({ socials }));
  renderShop('/about');
  const foot = within(await screen.findByRole('contentinfo'));
  await foot.findByRole('list', { name: 'Social media' });
  expect(
    within(foot.getByRole('list', { name: 'Social media' }))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Instagram', socials.instagram],
    ['Facebook', socials.facebook],
  ]);
  const help = within(foot.getByRole('navigation', { name: 'Help' }));
  expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/about',
    '/return-policy',
    '/refund-policy',
    '/terms-and-conditions',
    '/privacy-policy',
    '/become-a-seller',
  ]);
  expect(foot.getByRole('link', { name: 'Chat with us' }).getAttribute('href')).toContain('wa.me');
  expect(foot.getByText('Al Fahidi Street, Dubai, United Arab Emirates')).toBeTruthy();
  expect(foot.getByText('Every day, 9:00am-5:00pm, Saturday to Friday')).toBeTruthy();
  const ways = within(foot.getByRole('list', { name: 'Payment methods' }));
  expect(ways.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Visa',
    'Mastercard',
  ]);
  expect(await ways.findByText('Cash on delivery')).toBeTruthy();
  expect(await foot.findByRole('link', { name: 'Liora Dune' })).toBeTruthy();
});

it('FIRST-12 shows neither chat, phone number nor email address that are empty in the settings', async () => {
  api.on('GET /settings', makeSettings({ contactPhone: '', contactEmail: '', whatsapp: '' }));
  renderShop('/about');
  const foot = within(await screen.findByRole('contentinfo'));
  await foot.findByText('Every day, 9:00am-5:00pm, Saturday to Friday');
  expect(screen.queryByRole('link', { name: 'Chat with us' })).toBeNull();
  expect(document.querySelector('[href^="tel:"], [href^="mailto:"], [href*="wa.me"]')).toBeNull();
  expect(foot.queryByRole('heading', { name: 'Contact' })).toBeNull();
});

it('LOOK-03 shows neither place, hours nor profiles that are empty in the settings', async () => {
  const nothing = { en: '', ar: '' };
  api.on('GET /settings', makeSettings({ address: nothing, openingHours: nothing }));
  renderShop('/about');
  const foot = within(await screen.findByRole('contentinfo'));
  await waitFor(() => expect(foot.queryByText('Location')).toBeNull());
  expect(foot.queryByText('Opening hours')).toBeNull();
  expect(screen.queryByLabelText('Social media')).toBeNull();
  expect(foot.getByText('Contact')).toBeTruthy();
});

it('LOOK-02 omits Partners when there are none', async () => {
  renderShop('/about');
  await screen.findByRole('button', { name: 'Pages' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Partners' })).toBeNull());
});

it('stores the chosen theme and can return to the device setting', async () => {
  const colour = document.createElement('meta');
  colour.name = 'theme-color';
  colour.media = '(prefers-color-scheme: light)';
  document.head.append(colour);
  renderShop('/about');
  const foot = within(await screen.findByRole('contentinfo'));
  const theme = within(foot.getByRole('group', { name: 'Theme' }));
  const { dataset } = document.documentElement;
  const state = () => [dataset['theme'], localStorage.getItem('theme'), colour.content];
  fireEvent.click(theme.getByRole('radio', { name: 'Dark' }));
  expect(state()).toEqual(['dark', 'dark', '#12100d']);
  fireEvent.click(theme.getByRole('radio', { name: 'System' }));
  expect(state()).toEqual([undefined, null, '#fbf9f5']);
  colour.remove();
});

it('HDR-14 shows the brands 55, 12, 11, 109 and 68 above the footer, no others', async () => {
  api.on(
    'GET /brands/all',
    [1, 11, 12, 55, 68, 109].map((id) => ({ id, name: `Brand ${id}`, icon: null })),
  );
  renderShop('/about');
  const strip = await screen.findByRole('region', { name: 'Brands' });
  expect(
    within(strip)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Brand 55', 'Brand 12', 'Brand 11', 'Brand 109', 'Brand 68']);
});

it('HDR-16 AUTH-11 greets the shopper, links to the profile and logs out', async () => {
  logIn();
  api.on('POST /users/logout', { success: true, message: '' });
  renderShop('/about');
  await header();
  act(() => panels.open('user'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome, Mariam Haddad' }));
  expect(dialog.getByText('mariam')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Go to Profile' }).getAttribute('href')).toBe('/profile');
  fireEvent.click(dialog.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
});

it('HDR-17 offers login and registration to guests', async () => {
  renderShop('/about');
  await header();
  act(() => panels.open('user'));
  const dialog = within(await screen.findByRole('dialog', { name: 'You are not logged in' }));
  expect(dialog.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(dialog.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
});

it('STAT-04 shows a page with Go Home for an unknown address', async () => {
  renderShop('/dashboard/nothing');
  const link = await screen.findByRole('link', { name: 'Go Home' });
  expect(link.getAttribute('href')).toBe('/');
});

it('STAT-10 says Unexpected Application Error! when a page fails to render', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on('GET /main_ads/all', { not: 'a list' });
  renderShop('/');
  expect(await screen.findByText('Unexpected Application Error!')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Home' })).toBeTruthy();
  quiet.mockRestore();
});

describe('search', () => {
  const found = Array.from({ length: 7 }, (_, index) =>
    makeProduct({ id: index + 1, name: `Oud ${index + 1}` }),
  );
  const type = async (text: string) => {
    const box = (await header()).getByRole('combobox');
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: text } });
    return box;
  };

  it('SRCH-01 sends nothing for a blank text and shows no list', async () => {
    renderShop('/about');
    await type('   ');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(api.callsOf('GET /products/search')).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('SRCH-02 SRCH-04 shows the first five and opens the chosen one', async () => {
    api.on('GET /products/search', { products: found });
    renderShop('/about');
    const box = await type(' oud ');
    expect(await screen.findAllByRole('option')).toHaveLength(5);
    expect(api.callsOf('GET /products/search')[0]?.query.get('q')).toBe('oud');
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Oud 2AED\u00a0200.00');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Amber Oud' })).toBeTruthy();
    expect(api.callsOf('GET /products/one/2')).toHaveLength(1);
    expect((await header()).getByRole<HTMLInputElement>('combobox').value).toBe('');
  });

  it('HDR-35 opening a page focuses its heading, but not while a search is being typed', async () => {
    api.on('GET /products/search', { products: found });
    renderShop('/about');
    // In tests React shows the notice of loading at once.
    await Promise.all(['/about', '/category/2'].map(isReady));
    const box = await type('');
    act(() => box.focus());
    fireEvent.click(await screen.findByRole('link', { name: 'Perfumes' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Perfumes' });
    expect(document.activeElement).toBe(heading);
    act(() => box.focus());
    await type('oud');
    fireEvent.click(screen.getAllByRole('link', { name: 'About' })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Our page' });
    expect(await screen.findAllByRole('option')).toHaveLength(5);
    expect(document.activeElement).toBe(box);
  });

  it('SRCH-07 Enter without a chosen result, and the button below them, open all results', async () => {
    api.on('GET /products/search', { products: found });
    const { address } = renderShop('/about');
    const box = await type(' oud & rose ');
    const all = await screen.findByRole('button', { name: 'Show all results' });
    const form = within(await screen.findByRole('banner')).getByRole('search');
    expect(form.getAttribute('action')).toBe('/search');
    expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(true);
    fireEvent.click(all);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Results for “oud & rose”' }),
    ).toBeTruthy();
    expect(address.search).toBe('?q=oud%20%26%20rose');
    expect(api.callsOf('GET /products/all')[0]?.query.get('q')).toBe('oud & rose');
    expect((await header()).getByRole<HTMLInputElement>('combobox').value).toBe('');
  });

  it('SRCH-01 SRCH-07 does not navigate with a blank text', async () => {
    const { address } = renderShop('/about');
    const box = await type('   ');
    fireEvent.submit(box);
    expect(screen.getByRole('main').textContent).not.toContain('Search products');
    expect(address.search).toBe('');
  });

  it('SRCH-03 says that nothing was found', async () => {
    api.on('GET /products/search', { products: [] });
    renderShop('/about');
    await type('zzz');
    expect(await screen.findByText('No results found')).toBeTruthy();
  });

  it('SRCH-05 HDR-20 shows nothing when the search fails', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.on('GET /products/search', problem(500, 'Broken'));
    renderShop('/about');
    await type('oud');
    await waitFor(() => expect(api.callsOf('GET /products/search')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByText('Broken')).toBeNull();
    // The search text must not be logged.
    expect(quiet.mock.calls).toEqual([['Read failed: GET /products/search, status 500, failed']]);
    expect(screen.queryByRole('alert')).toBeNull();
    quiet.mockRestore();
  });
});

it('reads from right to left in Arabic, in Arabic words and Latin digits', async () => {
  api.on('GET /products/one/{id}', { product: makeProduct({ price: 1234.5 }) });
  renderShop('/product/1', 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'عود العنبر' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أضف إلى السلة' })).toBeTruthy();
  expect(screen.getByText(/1,234\.50/)).toBeTruthy();
});

it('HOME-03 Back restores the position from which a link was followed, also before its scroll event', async () => {
  const moves: [number, number][] = [];
  const scrollY = Object.getOwnPropertyDescriptor(window, 'scrollY');
  const { scrollTo } = window;
  window.scrollTo = ((x: number, y: number) => void moves.push([x, y])) as typeof window.scrollTo;
  try {
    const { history } = renderShop('/about');
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const link = await menu.findByRole('link', { name: 'Perfumes' });
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 700 });
    fireEvent.click(link);
    await waitFor(() => expect(moves.at(-1)).toEqual([0, 0]));
    await act(async () => history.go(-1));
    await waitFor(() => expect(moves.at(-1)).toEqual([0, 700]));
  } finally {
    window.scrollTo = scrollTo;
    Object.defineProperty(window, 'scrollY', scrollY ?? { configurable: true, value: 0 });
  }
});

it('PLACE-02 the menus leave out the categories and groups that staff hid, in the order of staff', async () => {
  api.on('GET /layout', { groups: ['kids', 'women'], sections: [] });
  api.on('GET /categories/all', [
    makeCategory({ id: 2, name: 'Perfumes', hiddenInMenu: true }),
    makeCategory({ id: 3, name: 'Jewelry' }),
  ]);
  renderShop('/about');
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(await menu.findByRole('link', { name: 'Jewelry' })).toBeTruthy();
  expect(menu.queryByRole('link', { name: 'Perfumes' })).toBeNull();
  const groups = within(screen.getByRole('navigation', { name: 'Departments' }));
  await waitFor(() =>
    expect(groups.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Kids',
      'Women',
    ]),
  );
});

it('TRANSPORT-32 the language switch keeps the query and the fragment', async () => {
  renderShop('/about?a=1#key=secret');
  const links = await screen.findAllByText('العربية');
  for (const link of links) expect(link.getAttribute('href')).toBe('/ar/about?a=1#key=secret');
});

it('TRANSPORT-32 the registration from the sign-in dialog returns to the address with its fragment', async () => {
  renderShop('/about?a=1#key=secret');
  await header();
  act(() => void signIn.ask('login.title'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('link', { name: 'Register' }));
  expect(afterLogin.take()).toBe('/about?a=1#key=secret');
});

it('NET-05 recording ends with the first rendering, and early taps are repeated after it', async () => {
  const calls: string[] = [];
  window.tapRecorder = { end: () => calls.push('end'), repeat: () => calls.push('repeat') };
  renderShop('/about');
  expect(calls).toEqual(['end']);
  await waitFor(() => expect(calls).toEqual(['end', 'repeat']));
  delete window.tapRecorder;
  const carts = [...document.querySelectorAll<HTMLElement>('[data-tap]')];
  expect(carts.map(({ dataset }) => dataset['tap'])).toEqual(['cart', 'bottom-cart']);
});

it('NET-01 a lost connection is shown as soon as the browser knows of it, until it is back', async () => {
  renderShop('/about');
  await header();
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
