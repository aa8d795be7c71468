import { useEffect } from 'react';

const CONTROLS = 'a[href], button:not([disabled]), summary';
const GROUPS = '[data-row], li, tr, section, form';

const takesFocus = (element: Element | null): boolean => {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/** The element with its ancestors, which are not known any more once it is removed. */
const withAncestors = (element: Element): Element[] => {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at);
  return path;
};

/** Focuses the first element of a path that is left, or a control beside it in its row, panel or form. */
const focusIn = (path: Element[], page: Element): boolean => {
  const nearest = path.find(({ isConnected }) => isConnected);
  if (!nearest || nearest === page || !page.contains(nearest)) return false;
  if (nearest === path[0]) return takesFocus(nearest);
  const group = nearest.closest(GROUPS);
  if (!group || !page.contains(group)) return false;
  return path
    .filter((place) => place.isConnected && group.contains(place))
    .some((place) => [...place.querySelectorAll(CONTROLS)].some(takesFocus));
};

/**
 * Moves the focus when its element is removed, for example an "Undo" that was pressed: to a control beside it, from a
 * toast back to where it was in the page, otherwise to the page. Focus that is moved elsewhere meanwhile stays.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let latest: Element[] = [];
    let latestInPage: Element[] = [];
    let frame = 0;
    const isLost = (): boolean =>
      document.activeElement === document.body && latest[0]?.isConnected === false;
    const recover = (): void => {
      const page = document.getElementById('page');
      if (!page || !isLost()) return;
      if (!focusIn(latest, page) && !focusIn(latestInPage, page)) takesFocus(page);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      latest = withAncestors(target);
      if (target.closest('#page')) latestInPage = latest;
    };
    // A press beside all controls also leaves the element, which stays.
    const onBlur = ({ target }: FocusEvent): void =>
      queueMicrotask(() => {
        if (target === latest[0] && latest[0]?.isConnected && document.activeElement !== target)
          latest = [];
      });
    const removals = new MutationObserver(() => {
      if (!isLost()) return;
      cancelAnimationFrame(frame);
      // After dialogs and lists that move it themselves.
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(recover)));
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      removals.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
};
