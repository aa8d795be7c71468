import { openCardWindow } from './card-window.js';

it('TRUST-33 the window of the card provider has no opener, and an earlier one is closed', () => {
  const windowOf = () => ({
    opener: window,
    close: jest.fn(),
    document: document.implementation.createHTMLDocument(),
  });
  const [first, second] = [windowOf(), windowOf()];
  const open = jest.spyOn(window, 'open');
  for (const page of [first, second]) open.mockReturnValueOnce(page as unknown as Window);
  openCardWindow('rtl', 'one moment');
  openCardWindow('rtl', 'one moment');
  open.mockRestore();
  expect([first.opener, second.opener]).toEqual([null, null]);
  expect([first.close.mock.calls.length, second.close.mock.calls.length]).toEqual([1, 0]);
});
