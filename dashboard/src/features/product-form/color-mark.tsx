/** A circle in the color. */
export const ColorMark = ({ color }: { color: string }) => (
  <span
    aria-hidden="true"
    style={{ backgroundColor: color }}
    className="size-4 shrink-0 rounded-full border border-control"
  />
);
