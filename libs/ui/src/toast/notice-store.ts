export interface Notice {
  text: string;
  kind: 'success' | 'error' | 'info';
  action?: { text: string; onSelect: () => void };
  /** Shown this long, ms. */
  duration?: number;
}
type Show = (notice: Notice) => void;

let show: Show | null = null;
const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let used = false;

/** Shows a sentence in a toast of the page. Needs one `<Toasts/>`. */
export const notify = (text: string, options: Partial<Omit<Notice, 'text'>> = {}) => {
  const notice: Notice = { kind: 'info', ...options, text };
  if (show) return show(notice);
  waiting.push(notice);
  used = true;
  for (const listener of listeners) listener();
};

/** The first notice loads the toaster; it takes over what has been waiting. */
export const noticeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  used: () => used,
  attach: (next: Show) => {
    show = next;
    for (const notice of waiting.splice(0)) next(notice);
    return () => {
      show = null;
    };
  },
};
