import { useLayoutEffect, useRef } from 'react';
import { clearSuccesses } from '../toast/notice-store';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]';

const DOUBLE_TAP_MS = 400;

let latest: Element[] = [];
/** True while the closing of a dialog opens another. */
let isReplacing = false;

/** The focused element with its ancestors; inside or instead of a dialog also its opener. */
const placesNow = (): Element[] => {
  const places: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement)
    places.push(at);
  const isInside = isReplacing || places[0]?.closest('[role=dialog], [role=alertdialog]');
  latest = isInside ? [...places, ...latest] : places;
  return latest;
};

const takesFocus = (element: Element): boolean => {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/**
 * What all dialogs have in common, because no Radix trigger opens them. Records the focused element on opening.
 * `returnFocus` restores the focus on closing, or focuses the replacement of a removed element; focus moved elsewhere
 * stays. `keepOpen` keeps the dialog open at a click on a toast, and at the second tap of a double tap on its opener.
 */
export const useWindow = (open: boolean) => {
  const places = useRef<Element[]>([]);
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    if (!open) return;
    places.current = placesNow();
    openedAt.current = Date.now();
    clearSuccesses();
    return () => {
      isReplacing = true;
      queueMicrotask(() => (isReplacing = false));
    };
  }, [open]);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    places.current.some(
      (place) =>
        place.isConnected &&
        (takesFocus(place) || [...place.querySelectorAll(FOCUSABLE)].some(takesFocus)),
    );
  };
  const keepOpen = (event: { target: EventTarget | null; preventDefault(): void }) => {
    const isToast =
      event.target instanceof Element && event.target.closest('[data-sonner-toaster]');
    if (isToast || Date.now() - openedAt.current < DOUBLE_TAP_MS) event.preventDefault();
  };
  return { returnFocus, keepOpen };
};
