import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { START, within, type View } from './zoom';

const STEP = 0.5;
const ARROW_PX = 60;

type Point = { x: number; y: number };
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Zoom and shift of one picture by wheel, pinch, drag, double tap and keys. */
export const useZoom = () => {
  const frame = useRef<HTMLDivElement>(null);
  const points = useRef(new Map<number, Point>());
  const [view, setView] = useState<View>(START);

  const change = useCallback((next: (view: View) => View) => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    setView((current) => within(next(current), clientWidth, clientHeight));
  }, []);
  const zoomBy = useCallback(
    (factor: number) => change((current) => ({ ...current, zoom: current.zoom * factor })),
    [change],
  );
  const step = (by: number) => change((current) => ({ ...current, zoom: current.zoom + by }));

  useEffect(() => {
    const box = frame.current;
    // Not passive: the wheel zooms instead of scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    box?.addEventListener('wheel', wheel, { passive: false });
    return () => box?.removeEventListener('wheel', wheel);
  }, [zoomBy]);

  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const before = points.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...points.current].find(([id]) => id !== event.pointerId)?.[1];
      points.current.set(event.pointerId, now);
      if (other) return zoomBy(distance(now, other) / Math.max(1, distance(before, other)));
      change(({ zoom, x, y }) => ({ zoom, x: x + now.x - before.x, y: y + now.y - before.y }));
    },
    onPointerUp: (event: PointerEvent) => points.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => points.current.delete(event.pointerId),
    onDoubleClick: () => change((current) => (current.zoom > 1 ? START : { ...START, zoom: 2 })),
  };

  const keys: Record<string, () => void> = {
    '+': () => step(STEP),
    '=': () => step(STEP),
    '-': () => step(-STEP),
    '0': () => change(() => START),
    ArrowLeft: () => change((current) => ({ ...current, x: current.x + ARROW_PX })),
    ArrowRight: () => change((current) => ({ ...current, x: current.x - ARROW_PX })),
    ArrowUp: () => change((current) => ({ ...current, y: current.y + ARROW_PX })),
    ArrowDown: () => change((current) => ({ ...current, y: current.y - ARROW_PX })),
  };
  return { frame, view, pointer, keys, larger: () => step(STEP), smaller: () => step(-STEP) };
};
