export const MINIMUM_ZOOM = 1;
export const MAXIMUM_ZOOM = 5;

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface View extends Point {
  zoom: number;
}

/** Unzoomed; x and y are the shift from the center of the frame, px. */
export const START: View = { zoom: MINIMUM_ZOOM, x: 0, y: 0 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const clampZoom = (zoom: number) => clamp(zoom, MINIMUM_ZOOM, MAXIMUM_ZOOM);

/** Limits the zoom to 1 to 5, and the shift so that the picture covers the frame. */
export const within = ({ zoom, x, y }: View, frame: Size, picture: Size): View => {
  const next = clampZoom(zoom);
  const reachX = Math.max(0, (picture.width * next - frame.width) / 2);
  const reachY = Math.max(0, (picture.height * next - frame.height) / 2);
  return { zoom: next, x: clamp(x, -reachX, reachX), y: clamp(y, -reachY, reachY) };
};

/** Zooms about a point relative to the center of the frame, which stays in place. */
export const zoomAbout = (view: View, factor: number, { x, y }: Point): View => {
  const zoom = clampZoom(view.zoom * factor);
  const ratio = zoom / view.zoom;
  return { zoom, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
};
