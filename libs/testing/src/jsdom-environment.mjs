import { TestEnvironment } from 'jest-environment-jsdom';

const WEB = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
];

/** jsdom with Node's fetch, and the browser APIs that tests without layout need. */
export default class ShopTestEnvironment extends TestEnvironment {
  exportConditions() {
    return ['@shop/source', 'browser'];
  }

  async setup() {
    await super.setup();
    const { global } = this;
    for (const name of WEB) if (globalThis[name]) global[name] = globalThis[name];
    // React reads submitted forms, which Node's FormData does not support.
    global.FormData = class extends globalThis.FormData {
      constructor(form) {
        super();
        for (const { name, value } of form?.elements ?? []) if (name) this.append(name, value);
      }
    };
    // Node's Request does not accept jsdom's signals.
    global.AbortController = globalThis.AbortController;
    global.AbortSignal = globalThis.AbortSignal;
    global.matchMedia ??= () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    const Observer = class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    };
    global.IntersectionObserver ??= Observer;
    global.ResizeObserver ??= Observer;
    global.scrollTo = () => {};
    const element = global.Element.prototype;
    element.scrollIntoView ??= () => {};
    element.hasPointerCapture ??= () => false;
    element.setPointerCapture ??= () => {};
    element.releasePointerCapture ??= () => {};
  }
}
