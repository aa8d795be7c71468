export interface Notice {
  text: string;
  kind: 'success' | 'error' | 'info';
  action?: { text: string; onSelect: () => void };
  /** Display time, ms. */
  duration?: number;
  /** Replaces a notice with the same id. */
  id?: string;
}

/** Renders the notices, once loaded. */
interface Display {
  show: (notice: Notice) => void;
  /** Removes success notices without an action. */
  clearSuccesses?: () => void;
  /** Removes every notice. */
  clear?: () => void;
}

let display: Display | null = null;
/** The last display, also after it was removed. */
let last: Display | null = null;
const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let used = false;

/** Shows a toast. Needs one `<Toasts/>`. */
export const notify = (text: string, options: Partial<Omit<Notice, 'text'>> = {}) => {
  const notice: Notice = { kind: 'info', ...options, text };
  if (display) return display.show(notice);
  waiting.push(notice);
  used = true;
  for (const listener of listeners) listener();
};

/** Removes every notice, also those that the next toaster would show. */
export const discardNotices = () => {
  waiting.splice(0);
  last?.clear?.();
};

/** When a dialog opens, success notices are removed, because they would cover it on a phone. */
export const clearSuccesses = () => display?.clearSuccesses?.();

/** The first notice loads the toaster, which then shows pending notices. */
export const noticeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  used: () => used,
  attach: (next: Display) => {
    display = next;
    last = next;
    for (const notice of waiting.splice(0)) next.show(notice);
    return () => {
      display = null;
    };
  },
};
