import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { endEarlyTaps, repeatEarlyTaps } from './early-taps';

const BOOT = readFileSync(path.join(import.meta.dirname, '../../../public/boot.js'), 'utf8');

interface BuyProps {
  onPress: (name: string) => void;
  /** Differs for a signed-in shopper, whom only the browser knows. */
  heart?: string;
  /** Items in the cart, which only the browser knows. */
  count?: number;
}

/** Controls as the server renders them. */
const Buy = ({ heart = 'guest', count = 0, onPress }: BuyProps) => {
  const [size, setSize] = useState('');
  const [theme, setTheme] = useState('system');
  const [isOpen, setOpen] = useState(false);
  const radio = (name: string, value: string, chosen: string, choose: (value: string) => void) => (
    <label key={value}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => choose(value)}
      />
      {value}
    </label>
  );
  return (
    <>
      <button type="button" onClick={() => onPress('zoom')} />
      <div key={`sizes ${heart}`}>
        {['S', 'M'].map((each) => radio('size', each, size, setSize))}
      </div>
      {['light', 'system'].map((each) =>
        radio('theme', each, theme, (value) => {
          onPress(value);
          setTheme(value);
        }),
      )}
      <button type="button" onClick={() => onPress(`add ${size}`)}>
        Add to cart
      </button>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <button key={heart} type="button" aria-label="Like" onClick={() => onPress(`like ${heart}`)}>
        Heart
      </button>
      <button
        type="button"
        aria-label={`Cart, ${count}`}
        data-tap="cart"
        onClick={() => onPress('cart')}
      >
        Bag
      </button>
      <button type="button" data-tap="" onClick={() => onPress('share')}>
        Share
      </button>
      <button onClick={() => onPress('submit')}>Submit</button>
    </>
  );
};

let root: HTMLElement;
let react: Root | undefined;
let pressed: string[];
let ends: (() => void)[];
const press = (name: string) => void pressed.push(name);
const tap = (text: string): HTMLElement => {
  const found = [...root.querySelectorAll<HTMLElement>('button, label')].find(
    (each) => each.textContent === text,
  );
  if (!found) throw new Error(`There is no ${text}.`);
  found.click();
  return found;
};
const isLate = () => 'late' in document.documentElement.dataset;
/** Hydrates the page as `start.tsx` does. */
const start = () =>
  act(() => {
    endEarlyTaps();
    react = hydrateRoot(root, <Buy onPress={press} />);
  });
const render = (props: Omit<BuyProps, 'onPress'> = {}) =>
  act(() => react?.render(<Buy onPress={press} {...props} />));
const repeat = () => act(() => repeatEarlyTaps());

/** Runs boot.js without its timer; its listeners end with the test. */
const runBoot = () => {
  jest.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation(
        (type: string, listener: EventListenerOrEventListenerObject, capture?: unknown) => {
          add(type, listener, capture === true);
          ends.push(() => target.removeEventListener(type, listener, capture === true));
        },
      );
  }
  runInThisContext(BOOT);
  jest.restoreAllMocks();
};

beforeEach(() => {
  pressed = [];
  ends = [];
  document.body.innerHTML = `<div id="root">${renderToString(<Buy onPress={press} />)}</div>`;
  root = document.querySelector('#root') as HTMLElement;
  runBoot();
});
afterEach(() => {
  for (const end of ends) end();
  jest.restoreAllMocks();
  act(() => react?.unmount());
  react = undefined;
  delete document.documentElement.dataset['late'];
});

it('NET-05 a size and a button that are tapped before hydration count afterwards, and loading appears at once', () => {
  expect(isLate()).toBe(false);
  tap('S');
  expect(isLate()).toBe(true);
  tap('M');
  tap('Add to cart');
  start();
  expect(pressed).toEqual([]);
  // Another rendering before the page is ready shows what React knows.
  render();
  repeat();
  expect(pressed).toEqual(['add M']);
  expect(root.querySelector<HTMLInputElement>('[value=M]')?.checked).toBe(true);
  repeat();
  expect(pressed).toEqual(['add M']);
});

it.each([
  { taps: ['Add to cart', 'M', 'Add to cart'] },
  { taps: ['S', 'Add to cart', 'M'] },
  { taps: ['Add to cart', 'M'] },
  { taps: ['Menu', 'M', 'Add to cart'] },
])('NET-05 the last choice is repeated before the last button: $taps', ({ taps }) => {
  for (const each of taps) tap(each);
  start();
  repeat();
  expect(pressed).toEqual(['add M']);
  expect(root.querySelector('[aria-expanded]')?.ariaExpanded).toBe('false');
});

it('NET-05 a choice counts that the server renders as chosen', () => {
  tap('light');
  tap('system');
  start();
  repeat();
  expect(pressed).toEqual(['system']);
});

it('NET-05 a tap reaches the button that replaced the tapped one, such as the heart of a signed-in shopper', () => {
  tap('Heart');
  start();
  render({ heart: 'shopper' });
  repeat();
  expect(pressed).toEqual(['like shopper']);
});

it('NET-05 a tap on the cart counts, although the number of its items is in its name', () => {
  tap('Bag');
  start();
  render({ count: 3 });
  repeat();
  expect(pressed).toEqual(['cart']);
});

it('NET-05 a button that means something else by now is not pressed', () => {
  const menu = tap('Menu');
  start();
  menu.textContent = 'Close';
  repeat();
  expect(menu.ariaExpanded).toBe('false');
});

it('NET-05 a button that was replaced by two of its name is not pressed', () => {
  tap('Heart');
  start();
  render({ heart: 'shopper' });
  root.append(Object.assign(document.createElement('button'), { textContent: 'Like' }));
  repeat();
  expect(pressed).toEqual([]);
});

it('NET-05 a choice that was replaced presses nothing, nor does the button after it', () => {
  tap('M');
  tap('Add to cart');
  start();
  render({ heart: 'shopper' });
  const other = { textContent: 'M', onclick: () => press('other') };
  root.append(Object.assign(document.createElement('button'), other));
  repeat();
  expect(pressed).toEqual([]);
});

it.each([
  { name: 'Share', why: 'needs a tap of the shopper' },
  { name: 'Submit', why: 'belongs to a form, which the browser sends' },
  { name: '', why: 'has no name' },
])('NET-05 a button that $why is not pressed', ({ name }) => {
  tap(name);
  start();
  repeat();
  expect(pressed).toEqual([]);
});

it('NET-05 a tap after the start is handled once, by React, and replaces earlier ones', () => {
  tap('S');
  tap('Add to cart');
  start();
  act(() => void tap('M'));
  act(() => void tap('Add to cart'));
  expect(pressed).toEqual(['add M']);
  repeat();
  expect(pressed).toEqual(['add M']);
});

it('NET-05 a tap counts for ten seconds', () => {
  const now = Date.now();
  tap('Add to cart');
  start();
  jest.spyOn(Date, 'now').mockReturnValue(now + 11_000);
  repeat();
  expect(pressed).toEqual([]);
});

it('NET-05 a tap counts only on the page where it was made', () => {
  tap('Add to cart');
  start();
  const { pathname } = window.location;
  window.history.pushState(null, '', '/product/other');
  repeat();
  window.history.pushState(null, '', pathname);
  repeat();
  expect(pressed).toEqual([]);
});

it('NET-05 a tap does not count on a page that is restored from the history', () => {
  tap('Add to cart');
  window.dispatchEvent(new Event('pagehide'));
  start();
  repeat();
  expect(pressed).toEqual([]);
});
