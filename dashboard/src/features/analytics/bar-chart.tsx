interface Bar {
  name: string;
  value: number;
  text: string;
}

/** Adjacent bars differ in colour and pattern. */
const FILLS = [
  'var(--accent)',
  'repeating-linear-gradient(45deg, var(--brass) 0 4px, transparent 4px 7px)',
  'var(--control)',
  'repeating-linear-gradient(90deg, var(--accent) 0 3px, transparent 3px 6px)',
  'repeating-linear-gradient(-45deg, var(--control) 0 2px, transparent 2px 6px)',
  'radial-gradient(var(--muted) 1.2px, transparent 1.6px) 0 0 / 6px 6px',
];

/** Horizontal bars; the largest value fills the width. */
export const BarChart = ({ bars }: { bars: Bar[] }) => {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul aria-hidden="true" className="grid grid-cols-1 gap-3.5 text-small">
      {bars.map(({ name, value, text }, index) => (
        <li key={index}>
          <span className="mb-1 flex items-baseline justify-between gap-3">
            <span className="truncate">{name}</span>
            <span className="whitespace-nowrap text-muted tabular-nums">{text}</span>
          </span>
          <span
            className="block h-3.5 border border-current/40"
            style={{
              inlineSize: `max(4px, ${(value / most) * 100}%)`,
              background: FILLS[index % FILLS.length],
            }}
          />
        </li>
      ))}
    </ul>
  );
};
