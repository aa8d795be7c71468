/** The answers of jsdom, without matching each element against all style rules and walking the tree for each label. */

/** What the browser's rules of `display` depend on, besides the name of an element. */
const DECIDING = ['type', 'hidden', 'open'];

const ownStyle = (element, property) =>
  element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';

/** `display` and `visibility` by the browser's own rules and by `style`; tests load no style sheets. */
const quickStyles = (window) => {
  const fullStyle = window.getComputedStyle;
  const displays = new Map();
  const usualDisplay = (element) => {
    const values = DECIDING.map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.localName, ...values]);
    if (!displays.has(key)) {
      const bare = window.document.createElement(element.localName);
      for (const [i, name] of DECIDING.entries())
        if (values[i] !== null) bare.setAttribute(name, values[i]);
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

/** Replaces the slowest functions of a window of jsdom. */
export const quickenDom = (window) => {
  quickStyles(window);
  quickLabels(window);
};
