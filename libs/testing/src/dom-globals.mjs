import { JSDOM } from 'jsdom';
import { quickenDom } from './quick-dom.mjs';

/** Classes that Node has too; elements need those of jsdom. */
const OF_DOM = new Set(['EventTarget', 'Event', 'CustomEvent', 'MessageEvent', 'File']);
/** Names of the global object itself. */
const SELF = ['window', 'self', 'frames', 'parent', 'top'];

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// React reads submitted forms, which Node's FormData does not support.
class FormData extends globalThis.FormData {
  constructor(form) {
    super();
    for (const { name, value } of form?.elements ?? []) if (name) this.append(name, value);
  }
}

const noMatch = () => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});

const define = (name, descriptor) =>
  Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, ...descriptor });
const defineValue = (name, value) => define(name, { writable: true, value });

/** Makes the global object a window of jsdom with the browser APIs that tests without layout need. */
export const installDom = (url) => {
  const { window } = new JSDOM('<!doctype html>', { url, pretendToBeVisual: true });
  // Libraries also read these from the document's own window.
  Object.assign(window, {
    matchMedia: noMatch,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
  });
  quickenDom(window);
  const names = Object.getOwnPropertyNames(window)
    .concat('addEventListener', 'removeEventListener', 'dispatchEvent')
    .filter((name) => !name.startsWith('_') && !SELF.includes(name))
    .filter((name) => !(name in globalThis) || OF_DOM.has(name));
  for (const name of names) {
    const value = window[name];
    if (typeof value === 'function' && /^[a-z]/.test(name)) defineValue(name, value.bind(window));
    else if (typeof value === 'function') defineValue(name, value);
    else
      define(name, {
        get: () => window[name],
        set: (next) => defineValue(name, next),
      });
  }
  for (const name of SELF) defineValue(name, globalThis);
  // Like jsdom: pages would wait for media that never loads.
  delete URL.createObjectURL;
  // Saved files are released by a timer, often after the file of the test.
  URL.revokeObjectURL = () => {};
  defineValue('FormData', FormData);
  defineValue('scrollTo', () => {});
  const element = window.Element.prototype;
  element.scrollIntoView ??= () => {};
  element.hasPointerCapture ??= () => false;
  element.setPointerCapture ??= () => {};
  element.releasePointerCapture ??= () => {};
};
