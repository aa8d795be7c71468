import { render, screen } from '@testing-library/react';
import { notify } from './notice-store';
import { Toasts } from './toasts';

it('shows what was said before and after the toaster loaded as alerts', async () => {
  notify('You are not logged in.', { kind: 'error' });
  render(<Toasts dir="ltr" label="Messages" closeLabel="Close" />);
  expect((await screen.findByText('You are not logged in.')).getAttribute('role')).toBe('alert');
  notify('Saved', { kind: 'success' });
  expect(await screen.findByText('Saved')).toBeTruthy();
});
