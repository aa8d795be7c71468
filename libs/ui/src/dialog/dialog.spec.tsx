import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmHost } from './confirm-host';
import { confirm } from './confirm-store';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

const Opener = ({ dismissible }: { dismissible?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Details"
        closeLabel="Close"
        dismissible={dismissible}
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
};

it('takes the focus in, closes on Escape', async () => {
  render(<Opener />);
  fireEvent.click(screen.getByText('Open'));
  const dialog = screen.getByRole('dialog', { name: 'Details' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays on Escape when it is not dismissible, and closes by its button', async () => {
  render(<Opener dismissible={false} />);
  fireEvent.click(screen.getByText('Open'));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes a sheet by a press on its backdrop', async () => {
  const change = jest.fn();
  render(
    <Sheet open onOpenChange={change} title="Your Cart" closeLabel="Close">
      text
    </Sheet>,
  );
  await new Promise((resolve) => setTimeout(resolve));
  const backdrop = document.querySelector('[data-backdrop]');
  if (backdrop) fireEvent.pointerDown(backdrop, { button: 0, pointerType: 'mouse' });
  await waitFor(() => expect(change).toHaveBeenCalledWith(false));
});

it('resolves a question by the answer given', async () => {
  const answered = jest.fn();
  const ask = () => void confirm({ text: 'Sure?', yesText: 'Yes', noText: 'No' }).then(answered);
  render(
    <>
      <button onClick={ask}>Ask</button>
      <ConfirmHost />
    </>,
  );
  const trigger = screen.getByText('Ask');
  fireEvent.click(trigger);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(answered).toHaveBeenLastCalledWith(true));
  fireEvent.click(trigger);
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(answered).toHaveBeenLastCalledWith(false));
});
