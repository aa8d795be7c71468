import { fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from './search-box';

it('gives typed text its own direction, so that a phone number begins with its plus sign in Arabic', () => {
  render(<SearchBox label="Search" value="" onSearch={() => undefined} />);
  const box = screen.getByRole('searchbox', { name: 'Search' });
  expect(box.getAttribute('dir')).toBeNull();
  fireEvent.change(box, { target: { value: '+971501002703' } });
  expect(box.getAttribute('dir')).toBe('auto');
});
