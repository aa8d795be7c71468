/** Calls once when the element is no further than this from the viewport; the answer ends the waiting. */
export const onceNear = (element: Element, px: number, call: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: `${px}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
