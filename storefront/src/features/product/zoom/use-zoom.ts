import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { START, within, zoomAbout, type Point, type View } from './zoom';

const STEP = 1.5;
const WHEEL_STEP = 1.15;
const TAP_ZOOM = 2.5;
const ARROW_PX = 60;
const TAP_MS = 300;
const TAP_PX = 24;
const MIDDLE: Point = { x: 0, y: 0 };

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Zoom and pan of one picture by wheel, pinch, drag, double tap and buttons. */
export const useZoom = () => {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const down = useRef({ at: MIDDLE, time: 0, alone: true });
  const tap = useRef({ at: MIDDLE, time: 0 });
  const [view, setView] = useState<View>(START);

  const change = useCallback((next: (view: View) => View) => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    const { offsetWidth = 0, offsetHeight = 0 } = picture.current ?? {};
    setView((current) =>
      within(
        next(current),
        { width: clientWidth, height: clientHeight },
        { width: offsetWidth, height: offsetHeight },
      ),
    );
  }, []);
  const zoomAt = useCallback(
    (factor: number, at: Point) => change((current) => zoomAbout(current, factor, at)),
    [change],
  );
  const shift = (x: number, y: number) =>
    change((current) => ({ ...current, x: current.x + x, y: current.y + y }));
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : MIDDLE;
  };

  useEffect(() => {
    const box = frame.current;
    // Not passive: the wheel zooms instead of scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = fromMiddle({ x: event.clientX, y: event.clientY });
      zoomAt(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, at);
    };
    box?.addEventListener('wheel', wheel, { passive: false });
    return () => box?.removeEventListener('wheel', wheel);
  }, [zoomAt]);

  const toggle = (at: Point) =>
    change((current) => (current.zoom > START.zoom ? START : zoomAbout(current, TAP_ZOOM, at)));
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    const time = event.timeStamp;
    const { at: began, time: since, alone } = down.current;
    if (!alone || time - since > TAP_MS || distance(at, began) > TAP_PX) return;
    const second = time - tap.current.time < TAP_MS && distance(at, tap.current.at) < TAP_PX;
    tap.current = { at, time: second ? 0 : time };
    if (second) toggle(fromMiddle(at));
  };
  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, at);
      down.current = { at, time: event.timeStamp, alone: fingers.current.size === 1 };
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (!other) return shift(now.x - before.x, now.y - before.y);
      const [from, to] = [between(before, other), between(now, other)];
      zoomAt(distance(now, other) / Math.max(1, distance(before, other)), fromMiddle(from));
      shift(to.x - from.x, to.y - from.y);
    },
    onPointerUp: lift,
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
  };
  return {
    frame,
    picture,
    view,
    pointer,
    larger: () => zoomAt(STEP, MIDDLE),
    smaller: () => zoomAt(1 / STEP, MIDDLE),
    reset: () => change(() => START),
    /** Pans by one step to the right and down. */
    pan: (right: number, downwards: number) => shift(-right * ARROW_PX, -downwards * ARROW_PX),
  };
};
