import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { Link, NavLink } from './link';

const Here = () => <p>at {useLocation().pathname}</p>;

const renderAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <NavLink to="/">Home</NavLink>
      <NavLink to="/category/2">Perfumes</NavLink>
      <Link to="/about" onClick={(event) => event.altKey && event.preventDefault()}>
        About
      </Link>
      <Here />
    </MemoryRouter>,
  );

it.each([
  ['/', ['page', null]],
  ['/category/2', [null, 'page']],
  ['/Category/2/', [null, 'page']],
  ['/category/21', [null, null]],
])('SPEED-02 at %s the links say %j about the current page', (path, expected) => {
  renderAt(path);
  const links = ['Home', 'Perfumes'].map((name) => screen.getByRole('link', { name }));
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(expected);
});

it('SPEED-02 a click navigates; one with a modifier, or that a handler stopped, does not', () => {
  renderAt('/');
  const about = screen.getByRole('link', { name: 'About' });
  expect(about.getAttribute('href')).toBe('/about');
  fireEvent.click(about, { altKey: true });
  expect(screen.getByText('at /')).toBeTruthy();
  // Left to the browser, which opens a tab; jsdom has none.
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  fireEvent.click(about, { ctrlKey: true });
  document.removeEventListener('click', stop);
  expect(screen.getByText('at /')).toBeTruthy();
  fireEvent.click(about);
  expect(screen.getByText('at /about')).toBeTruthy();
});
