import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button';

it('ignores clicks while busy and stays focusable', () => {
  const press = jest.fn();
  render(
    <Button busy busyText="Processing..." onClick={press}>
      Card
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Processing...' });
  fireEvent.click(button);
  button.focus();
  expect(press).not.toHaveBeenCalled();
  expect(button).toBe(document.activeElement);
  expect(button.getAttribute('aria-busy')).toBe('true');
});
