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

afterEach(() => jest.restoreAllMocks());

it('moves the focus inside, closes on Escape', async () => {
  render(<Opener />);
  fireEvent.click(screen.getByText('Open'));
  const dialog = screen.getByRole('dialog', { name: 'Details' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('returns the focus to its opener', async () => {
  render(<Opener />);
  const opener = screen.getByText('Open');
  for (let time = 0; time < 2; time++) {
    opener.focus();
    fireEvent.click(opener);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});

/** Opens a sheet, which opens a dialog in its place; meanwhile the first button is replaced. */
const Chain = () => {
  const [step, setStep] = useState(0);
  return (
    <>
      <button>Elsewhere</button>
      <div>
        {step === 0 ? <button onClick={() => setStep(1)}>Add</button> : <button>Take out</button>}
      </div>
      <Sheet open={step === 1} onOpenChange={() => setStep(3)} title="Your Cart" closeLabel="Close">
        <button onClick={() => setStep(2)}>Go on</button>
      </Sheet>
      <Dialog open={step === 2} onOpenChange={() => setStep(3)} title="Pay" closeLabel="Close">
        text
      </Dialog>
    </>
  );
};

it('focuses the replacement of a removed opener, also after another dialog', async () => {
  render(<Chain />);
  screen.getByText('Add').focus();
  fireEvent.click(screen.getByText('Add'));
  const on = screen.getByText('Go on');
  on.focus();
  fireEvent.click(on);
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Pay' }), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Take out')));
});

it('does not move the focus when another element has taken it', async () => {
  render(<Chain />);
  screen.getByText('Add').focus();
  fireEvent.click(screen.getByText('Add'));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  const taker = screen.getByText('Elsewhere');
  taker.focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(taker);
});

it('stays on Escape when it is not dismissible, and closes by its button', async () => {
  render(<Opener dismissible={false} />);
  fireEvent.click(screen.getByText('Open'));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const ON_OPENER = { clientX: 20, clientY: 20 };
const BESIDE_OPENER = { clientX: 20, clientY: 300 };

it.each([
  ['stays open at the second tap of a double tap on the button that opened it', 399, ON_OPENER, []],
  ['closes by a later click there', 401, ON_OPENER, [[false]]],
  ['closes by a click elsewhere at once', 0, BESIDE_OPENER, [[false]]],
])('CART-01 a sheet %s', async (_name, afterMs, place, changes) => {
  const change = jest.fn();
  const SheetWithOpener = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Cart</button>
        <Sheet open={open} onOpenChange={change} title="Your Cart" closeLabel="Close">
          text
        </Sheet>
      </>
    );
  };
  render(<SheetWithOpener />);
  const opener = screen.getByText('Cart');
  jest.spyOn(opener, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 44, 44));
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now);
  // The environment has no PointerEvent.
  const press = (element: Element, at: object, timeStamp: number) => {
    const event = new MouseEvent('pointerdown', { bubbles: true, ...at });
    fireEvent(element, Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
    fireEvent.click(element);
  };
  press(opener, ON_OPENER, now);
  // Radix notices presses outside from the next task on.
  await new Promise((resolve) => setTimeout(resolve));
  const backdrop = document.querySelector('[data-backdrop]') ?? document.body;
  press(backdrop, place, now + afterMs);
  expect(change.mock.calls).toEqual(changes);
});

it('resolves a confirmation with the answer', async () => {
  const answered = jest.fn();
  const ask = () => void confirm({ text: 'Sure?', yesText: 'Yes', noText: 'No' }).then(answered);
  render(
    <>
      <button onClick={ask}>Ask</button>
      <ConfirmHost />
    </>,
  );
  const trigger = screen.getByText('Ask');
  trigger.focus();
  fireEvent.click(trigger);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(answered).toHaveBeenLastCalledWith(true));
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  fireEvent.click(trigger);
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(answered).toHaveBeenLastCalledWith(false));
});
