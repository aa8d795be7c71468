/** Same answers as jsdom, without its walks through all style rules and all elements, which were most of the time of queries. */

const HIDING = ['hidden', 'open'];

const ownStyle = (element, property) =>
  element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';

/** `display` and `visibility` by the browser's own rules and by `style`; tests load no style sheets. */
const quickStyles = (window) => {
  const fullStyle = window.getComputedStyle;
  const displays = new Map();
  // The browser's rules of `display` depend on these alone.
  const keyOf = (element) =>
    [
      element.localName,
      element.type === 'hidden',
      ...HIDING.map((name) => element.hasAttribute(name)),
    ].join();
  const usualDisplay = (element) => {
    const key = keyOf(element);
    if (!displays.has(key)) {
      const bare = element.cloneNode();
      bare.removeAttribute('style');
      displays.set(key, fullStyle(bare).display);
    }
    return displays.get(key);
  };
  const quick = {
    display: (element) => ownStyle(element, 'display') || usualDisplay(element),
    visibility: (element) => {
      for (let next = element; next; next = next.parentElement) {
        const own = ownStyle(next, 'visibility');
        if (own) return own;
      }
      return 'visible';
    },
  };
  window.getComputedStyle = (element, ...pseudo) => {
    let full;
    const valueOf = (name) => {
      if (Object.hasOwn(quick, name)) return quick[name](element);
      full ??= fullStyle(element, ...pseudo);
      const value = full[name];
      return typeof value === 'function' ? value.bind(full) : value;
    };
    const getPropertyValue = (name) =>
      Object.hasOwn(quick, name) ? quick[name](element) : valueOf('getPropertyValue')(name);
    return new Proxy({ getPropertyValue }, { get: (own, name) => own[name] ?? valueOf(name) });
  };
};

const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
const LABELABLE_CLASSES = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/** Labels of form fields by the document's index of ids. */
const quickLabels = (window) => {
  const controlOf = (label) => {
    if (!label.hasAttribute('for')) return label.querySelector(LABELABLE);
    const named = label.getRootNode().getElementById?.(label.htmlFor);
    return named?.matches(LABELABLE) ? named : null;
  };
  Object.defineProperty(window.HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get() {
      return controlOf(this);
    },
  });
  for (const name of LABELABLE_CLASSES)
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        if (this.type === 'hidden') return null;
        const labels = [...this.getRootNode().querySelectorAll('label')];
        return labels.filter((label) => controlOf(label) === this);
      },
    });
};

export const quickenDom = (window) => {
  quickStyles(window);
  quickLabels(window);
};
