import { useId, useState, type PointerEvent } from 'react';
import { roundUp } from './scale';

interface Point {
  name: string;
  value: number;
  /** Text shown at the pointer. */
  text: string;
}

const still = { vectorEffect: 'non-scaling-stroke' } as const;

/** Values over time, left to right in both languages. The labels are outside the stretched SVG. */
export const LineChart = ({
  points,
  tick,
}: {
  points: Point[];
  /** Short form of a value on the axis. */
  tick: (value: number) => string;
}) => {
  const [at, setAt] = useState<number>();
  const fade = useId();
  const top = roundUp(Math.max(...points.map(({ value }) => value)));
  const last = points.length - 1;
  const x = (index: number) => (last ? (index / last) * 100 : 50);
  const y = (value: number) => 100 - (value / top) * 100;
  const line = points.map(({ value }, index) => `${x(index)} ${y(value)}`).join('L');
  const read = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.round(((clientX - left) / width) * last);
    setAt(Math.min(last, Math.max(0, index)));
  };
  const shown = at === undefined ? undefined : points[at];
  const named = [0, Math.floor(last / 2), last].filter((i, place, all) => all.indexOf(i) === place);
  return (
    <div dir="ltr" aria-hidden="true" className="text-mini text-muted tabular-nums">
      <p className="mb-2 h-4.5 text-end text-ink">
        {shown && (
          <bdi>
            {shown.name}: {shown.text}
          </bdi>
        )}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="flex h-60 flex-col justify-between text-end leading-none">
          {[top, top / 2, 0].map((value) => (
            <bdi key={value} className="-my-1.5">
              {tick(value)}
            </bdi>
          ))}
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-60 w-full touch-pan-y overflow-visible"
          onPointerMove={read}
          onPointerDown={read}
          onPointerLeave={() => setAt(undefined)}
        >
          <defs>
            <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
              <stop stopColor="var(--accent)" stopOpacity="0.22" />
              <stop offset="1" stopColor="var(--accent)" stopOpacity="0.02" />
            </linearGradient>
          </defs>
          <path d="M0 0H100V100H0Z" fill="transparent" />
          {[0, 50, 100].map((height) => (
            <path key={height} d={`M0 ${height}H100`} stroke="var(--line)" {...still} />
          ))}
          <path d={`M${x(0)} 100L${line}L${x(last)} 100Z`} fill={`url(#${fade})`} />
          <path
            d={`M${line}`}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="2"
            strokeLinejoin="round"
            {...still}
          />
          {shown && at !== undefined && (
            <>
              <path
                d={`M${x(at)} 0V100`}
                stroke="var(--control)"
                strokeDasharray="3 3"
                {...still}
              />
              <path
                d={`M${x(at)} ${y(shown.value)}h0`}
                stroke="var(--accent)"
                strokeWidth="9"
                strokeLinecap="round"
                {...still}
              />
            </>
          )}
        </svg>
        <p className="col-start-2 mt-2 flex justify-between gap-3">
          {named.map((index) => (
            <span key={index} className="text-center first:text-start last:text-end">
              <bdi>{points[index]?.name}</bdi>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
};
