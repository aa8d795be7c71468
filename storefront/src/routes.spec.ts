import { pageAt } from './routes';
import { paths } from './shared/routing/paths';

it.each([
  ['/', 'home', {}],
  ['/product/12', 'product', { id: '12' }],
  ['/auth', 'auth', { tab: undefined }],
  ['/auth/login', 'auth', { tab: 'login' }],
  ['/refund-policy/', 'policy', {}],
  ['/product', 'not-found', {}],
  ['/product/12/13', 'not-found', {}],
  ['/nowhere', 'not-found', {}],
])('%s is the page %s', (path, name, params) => {
  const found = pageAt(path);
  expect(found?.route.name).toBe(name);
  expect(found?.params).toEqual(params);
});

it('distinguishes case only on request', () => {
  expect(pageAt('/About')?.route.name).toBe('about');
  expect(pageAt('/About', { caseSensitive: true })?.route.name).toBe('not-found');
});

const links = Object.entries(paths).map(([name, to]) => [
  name,
  typeof to === 'string' ? to : (to as (id: string) => string)('1'),
]);

it.each(links)('the link %s leads to a page', (_name, to = '') => {
  expect(pageAt(to.replace(/\?.*/, ''))?.route.name).not.toBe('not-found');
});
