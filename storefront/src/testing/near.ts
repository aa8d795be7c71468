/** Replaces IntersectionObserver in jsdom: elements become visible when the test says so. */
export const watchNear = () => {
  const waiting = new Set<() => void>();
  let near = false;
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly notify: () => void;
    constructor(listener: IntersectionObserverCallback) {
      // The shop uses nothing else of an entry.
      const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
      this.notify = () => listener(entries, this);
    }
    observe() {
      if (near) this.notify();
      else waiting.add(this.notify);
    }
    unobserve() {
      waiting.delete(this.notify);
    }
    disconnect() {
      waiting.delete(this.notify);
    }
    takeRecords() {
      return [];
    }
  };
  return {
    /** Makes all current and future observed elements visible. */
    showAll: () => {
      near = true;
      for (const notify of [...waiting]) notify();
    },
  };
};
