export const MINIMUM_ZOOM = 1;
export const MAXIMUM_ZOOM = 5;

export interface View {
  zoom: number;
  /** Shift of the picture, px. */
  x: number;
  y: number;
}

export const START: View = { zoom: MINIMUM_ZOOM, x: 0, y: 0 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Keeps the zoom between 1 and 5 and the picture inside a frame of the given size, px. */
export const within = ({ zoom, x, y }: View, width: number, height: number): View => {
  const next = clamp(zoom, MINIMUM_ZOOM, MAXIMUM_ZOOM);
  const reachX = ((next - 1) * width) / 2;
  const reachY = ((next - 1) * height) / 2;
  return { zoom: next, x: clamp(x, -reachX, reachX), y: clamp(y, -reachY, reachY) };
};
