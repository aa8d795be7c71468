import { render, screen } from '@testing-library/react';
import { Rating } from './rating';

it.each([
  [4.5, ['full', 'full', 'full', 'full', 'half']],
  [4.49, ['full', 'full', 'full', 'full', 'empty']],
  [0.5, ['half', 'empty', 'empty', 'empty', 'empty']],
  [5, ['full', 'full', 'full', 'full', 'full']],
])('REV-05 renders %d as whole, half and empty stars', (value, fills) => {
  render(<Rating value={value} label={`${value} out of 5`} />);
  const stars = screen.getByRole('img', { name: `${value} out of 5` });
  expect([...stars.children].map((star) => star.getAttribute('data-fill'))).toEqual(fills);
});
