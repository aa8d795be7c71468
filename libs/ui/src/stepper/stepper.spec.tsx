import { fireEvent, render, screen } from '@testing-library/react';
import { Stepper } from './stepper';

it('CART-06 increases and decreases by 1 and stops at the minimum', () => {
  const change = jest.fn();
  const labels = { decreaseLabel: 'Less', increaseLabel: 'More', onChange: change };
  const { rerender } = render(<Stepper value={2} {...labels} />);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(change.mock.calls).toEqual([[3], [1]]);
  rerender(<Stepper value={1} {...labels} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less' }).disabled).toBe(true);
});
