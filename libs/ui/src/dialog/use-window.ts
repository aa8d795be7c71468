import { useLayoutEffect, useRef } from 'react';
import { clearSuccesses } from '../toast/notice-store';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]';

let latest: Element[] = [];

/** What has the focus now and all around it; inside a dialog also where the focus was before that one. */
const placesNow = (): Element[] => {
  const places: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement)
    places.push(at);
  const isInside = places[0]?.closest('[role=dialog], [role=alertdialog]');
  latest = isInside ? [...places, ...latest] : places;
  return latest;
};

const takesFocus = (element: Element): boolean => {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/**
 * Shared by every dialog: records the focused element on opening, because no Radix trigger opens it.
 * Answers what to do once it has closed: what had the focus gets it back, or when that is gone what took its place;
 * what has taken the focus meanwhile keeps it.
 */
export const useWindow = (open: boolean) => {
  const places = useRef<Element[]>([]);
  useLayoutEffect(() => {
    if (!open) return;
    places.current = placesNow();
    clearSuccesses();
  }, [open]);
  return (event: Event) => {
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    places.current.some(
      (place) =>
        place.isConnected &&
        (takesFocus(place) || [...place.querySelectorAll(FOCUSABLE)].some(takesFocus)),
    );
  };
};
