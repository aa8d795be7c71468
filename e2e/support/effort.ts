import type { Page } from '@playwright/test';

/** Presses and entered fields of a journey. */
export interface Effort {
  /** Presses with finger or mouse, in order. */
  presses: string[];
  /** Fields that were typed in or chosen from a list, once each time they were shown. */
  fields: string[];
}

/** Counts every press and every entered field of the page, over all its loads, until `effortOf`. */
export const countEffort = async (page: Page): Promise<void> => {
  const effort: Effort = { presses: [], fields: [] };
  await page.exposeFunction('noteEffort', (kind: keyof Effort, what: string) =>
    effort[kind].push(what),
  );
  await page.addInitScript(() => {
    const note: unknown = Reflect.get(globalThis, 'noteEffort');
    const tell = (kind: string, what: string) => typeof note === 'function' && note(kind, what);
    const entered = new WeakSet<EventTarget>();
    const textOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const pressed = target instanceof Element && target.closest('button, a, label, input');
        tell('presses', pressed ? textOf(pressed) || pressed.tagName : '?');
      },
      { capture: true },
    );
    addEventListener(
      'input',
      ({ target }) => {
        const isField =
          target instanceof HTMLSelectElement ||
          target instanceof HTMLTextAreaElement ||
          (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type));
        if (!isField || entered.has(target)) return;
        entered.add(target);
        tell('fields', target.name);
      },
      { capture: true },
    );
  });
  counted.set(page, effort);
};

const counted = new WeakMap<Page, Effort>();

export const effortOf = (page: Page): Effort => counted.get(page) ?? { presses: [], fields: [] };
