import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readSaved, save } from '@/shared/saved-json';

const STORE = 'scroll-places';
/** Places of one visit worth keeping. */
const MOST = 100;

const isPlace = (place: unknown): place is [string, number] =>
  Array.isArray(place) && typeof place[0] === 'string' && typeof place[1] === 'number';
const saved = readSaved(STORE, 'sessionStorage');

/** How far down each visited page was left, px; kept through a reload. */
const places = new Map(Array.isArray(saved) ? saved.filter(isPlace) : []);

/** Another page starts at its top; Back and Forward show the place that was left. */
export const ScrollPlaces = () => {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = (): void => save(STORE, [...places].slice(-MOST), 'sessionStorage');
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);

  useLayoutEffect(() => {
    const place = type === 'POP' ? places.get(key) : undefined;
    const isFirst = shown.current === undefined;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (place !== undefined) window.scrollTo(0, place);
    else if (target) target.scrollIntoView();
    // The first page may have been scrolled before this program ran; a list that is filtered stays where it is.
    else if (!isFirst && shown.current !== pathname) window.scrollTo(0, 0);
    shown.current = pathname;
    const note = (): void => {
      places.delete(key);
      places.set(key, window.scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, pathname, hash, type]);
  return null;
};
