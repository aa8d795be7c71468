import { useLayoutEffect, useRef } from 'react';
import { clearSuccesses } from '../toast/notice-store';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]';

/** The longest time between the taps of a double tap. */
const DOUBLE_TAP_MS = 400;
const PRESSABLE = 'button, a, label, summary, [role^=menuitem], [role=option]';

/** The place of the last pressed button or link: Safari does not focus them. */
let pressedAt: DOMRect | undefined;
if (typeof document !== 'undefined')
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
      if (pressed) pressedAt = pressed.getBoundingClientRect();
    },
    { capture: true, passive: true },
  );

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
 * stays. `keepOpen` keeps the dialog open at a click on a toast, and at the second tap of a double tap on the button that
 * opened it.
 */
export const useWindow = (open: boolean) => {
  const places = useRef<Element[]>([]);
  const openedAt = useRef(0);
  const opener = useRef<DOMRect>(undefined);
  useLayoutEffect(() => {
    if (!open) return;
    places.current = placesNow();
    openedAt.current = performance.now();
    opener.current = pressedAt ?? places.current[0]?.getBoundingClientRect();
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
  const isSecondTap = (press: Event): boolean => {
    const place = opener.current;
    if (!place || !(press instanceof MouseEvent)) return false;
    const { clientX: x, clientY: y } = press;
    const isOnOpener = x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
    // When it was pressed: Radix reports it at the click.
    return isOnOpener && press.timeStamp - openedAt.current < DOUBLE_TAP_MS;
  };
  const keepOpen = (event: CustomEvent<{ originalEvent: Event }>) => {
    const isToast =
      event.target instanceof Element && event.target.closest('[data-sonner-toaster]');
    if (isToast || isSecondTap(event.detail.originalEvent)) event.preventDefault();
  };
  return { returnFocus, keepOpen };
};
