import { render, screen, waitFor } from '@testing-library/react';
import { Sheet } from '../dialog/sheet';
import { notify } from './notice-store';
import { Toasts } from './toasts';

it('shows notices from before and after the toaster loaded as alerts', async () => {
  notify('You are not logged in.', { kind: 'error' });
  render(<Toasts dir="ltr" label="Messages" closeLabel="Close" />);
  expect((await screen.findByText('You are not logged in.')).getAttribute('role')).toBe('alert');
  notify('Saved', { kind: 'success' });
  expect(await screen.findByText('Saved')).toBeTruthy();
});

it('an opening dialog removes success notices, but not errors or those with undo', async () => {
  const texts = ['Saved', 'Not saved', 'Removed'];
  notify('Saved', { kind: 'success' });
  notify('Not saved', { kind: 'error' });
  notify('Removed', { kind: 'success', action: { text: 'Undo', onSelect: () => undefined } });
  const page = (open: boolean) => (
    <>
      <Toasts dir="ltr" label="Messages" closeLabel="Close" />
      <Sheet open={open} onOpenChange={() => undefined} title="Cart" closeLabel="Close">
        Empty
      </Sheet>
    </>
  );
  const { rerender } = render(page(false));
  for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
  rerender(page(true));
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  for (const text of texts.slice(1)) expect(screen.getByText(text)).toBeTruthy();
});
