import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { endEarlyTaps, repeatEarlyTaps } from './early-taps';

const BOOT = readFileSync(path.join(import.meta.dirname, '../../../public/boot.js'), 'utf8');

/** Controls as the server renders them; `heart` differs for a signed-in shopper, whom only the browser knows. */
const Buy = ({ heart = 'guest', onPress }: { heart?: string; onPress: (name: string) => void }) => {
  const [size, setSize] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {['S', 'M'].map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="size"
            value={each}
            checked={size === each}
            onChange={() => setSize(each)}
          />
          {each}
        </label>
      ))}
      <button type="button" onClick={() => onPress(`add ${size}`)}>
        Add to cart
      </button>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <button key={heart} type="button" aria-label="Like" onClick={() => onPress(`like ${heart}`)}>
        Heart
      </button>
    </>
  );
};

let root: HTMLElement;
let react: Root;
let pressed: string[];
const press = (name: string) => void pressed.push(name);
const control = (text: string): HTMLElement => {
  const found = [...root.querySelectorAll<HTMLElement>('button, label')].find(
    (each) => each.textContent === text,
  );
  if (!found) throw new Error(`There is no ${text}.`);
  return found;
};
/** Hydrates the page as `start.tsx` does. */
const start = () =>
  act(() => {
    endEarlyTaps();
    react = hydrateRoot(root, <Buy onPress={press} />);
  });
const repeat = () => act(() => repeatEarlyTaps());

beforeEach(() => {
  pressed = [];
  document.body.innerHTML = `<div id="root">${renderToString(<Buy onPress={press} />)}</div>`;
  root = document.querySelector('#root') as HTMLElement;
  runInThisContext(BOOT);
});
afterEach(() => {
  act(() => react.unmount());
  delete document.documentElement.dataset['late'];
});

it('NET-05 a size and a button that are tapped before hydration count afterwards, in their order', () => {
  expect(document.documentElement.dataset['late']).toBeUndefined();
  control('S').click();
  control('M').click();
  control('Add to cart').click();
  expect(document.documentElement.dataset['late']).toBe('');
  start();
  expect(pressed).toEqual([]);
  // Another rendering before the page is ready shows what React knows.
  act(() => react.render(<Buy onPress={press} />));
  repeat();
  expect(pressed).toEqual(['add M']);
  expect(root.querySelector<HTMLInputElement>('[value=M]')?.checked).toBe(true);
});

it('NET-05 a control that is tapped twice is pressed once, and no tap is repeated twice', () => {
  control('Menu').click();
  control('Menu').click();
  start();
  repeat();
  expect(control('Menu').getAttribute('aria-expanded')).toBe('true');
  repeat();
  expect(control('Menu').getAttribute('aria-expanded')).toBe('true');
});

it('NET-05 a tap reaches the control that replaced the tapped one, such as the heart of a signed-in shopper', () => {
  control('Heart').click();
  start();
  act(() => react.render(<Buy heart="shopper" onPress={press} />));
  repeat();
  expect(pressed).toEqual(['like shopper']);
});

it('NET-05 a control that means something else by now is not pressed', () => {
  control('Menu').click();
  start();
  control('Menu').textContent = 'Close';
  repeat();
  expect(control('Close').getAttribute('aria-expanded')).toBe('false');
});

it('NET-05 a tap after the start is handled once, by React', () => {
  start();
  act(() => control('Add to cart').click());
  repeat();
  expect(pressed).toEqual(['add ']);
});
