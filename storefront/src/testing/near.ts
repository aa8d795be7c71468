/** Replaces IntersectionObserver in jsdom: elements become visible when the test says so. */
export const watchNear = () => {
  const waiting = new Set<() => void>();
  let near = false;
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly tell: () => void;
    constructor(listener: IntersectionObserverCallback) {
      // The shop uses nothing else of an entry.
      const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
      this.tell = () => listener(entries, this);
    }
    observe() {
      if (near) this.tell();
      else waiting.add(this.tell);
    }
    unobserve() {
      waiting.delete(this.tell);
    }
    disconnect() {
      waiting.delete(this.tell);
    }
    takeRecords() {
      return [];
    }
  };
  return {
    /** Makes all current and future observed elements visible. */
    comeNear: () => {
      near = true;
      for (const tell of [...waiting]) tell();
    },
  };
};
