import type { PricePeriodDto } from '@shop/contracts';
import { useState, type PointerEvent } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

const DAY_MS = 86_400_000;
/** Shown at least. */
const SHORTEST_MS = 30 * DAY_MS;
const still = { vectorEffect: 'non-scaling-stroke' } as const;

/**
 * Steps of list price and asked price, left to right in both languages; gaps while the product was hidden. Decorative:
 * the list beside it contains its data.
 */
export const PriceChart = ({ periods }: { periods: PricePeriodDto[] }) => {
  const t = useText();
  const { aed, day, short } = useFormat();
  const [at, setAt] = useState<number>();
  const [now] = useState(() => Date.now());
  const steps = periods.flatMap(({ price, asked, published, since, until }) =>
    price === null || asked === null || !published
      ? []
      : { price, asked, from: Date.parse(since), to: until === null ? now : Date.parse(until) },
  );
  const start = Math.min(now - SHORTEST_MS, ...steps.map(({ from }) => from));
  const top = Math.max(1, ...steps.map(({ price }) => price)) * 1.1;
  const x = (time: number) => ((time - start) / (now - start)) * 100;
  const y = (amount: number) => 100 - (amount / top) * 100;
  const ascending = steps.toReversed();
  /** A line that continues where one step follows the other. */
  const line = (amount: (step: (typeof steps)[number]) => number) =>
    ascending
      .map((step, index) => {
        const follows = index > 0 && ascending[index - 1]?.to === step.from;
        return `${follows ? 'L' : 'M'}${x(step.from)} ${y(amount(step))}H${x(step.to)}`;
      })
      .join('');
  const read = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(start + ((clientX - left) / width) * (now - start));
  };
  const shown = at === undefined ? undefined : steps.find(({ from, to }) => from <= at && at <= to);
  const iso = (time: number) => new Date(time).toISOString();
  return (
    <div aria-hidden="true" className="text-mini text-muted tabular-nums">
      <div className="mb-2 flex min-h-4.5 flex-wrap justify-between gap-x-4">
        <p className="flex gap-4">
          <span className="flex items-center gap-1.5">
            <i className="h-0.5 w-4 bg-accent" />
            {t('priceHistory.asked')}
          </span>
          <span className="flex items-center gap-1.5">
            <i className="w-4 border-t-2 border-dashed border-brass" />
            {t('priceHistory.list')}
          </span>
        </p>
        <p className="text-ink">
          {shown && at !== undefined && (
            <bdi>
              {day(iso(at))}: {aed(shown.asked)}
            </bdi>
          )}
        </p>
      </div>
      <div dir="ltr" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="flex h-52 flex-col justify-between text-end leading-none">
          {[top, top / 2, 0].map((value) => (
            <bdi key={value} className="-my-1.5">
              {short(Math.round(value))}
            </bdi>
          ))}
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-52 w-full touch-pan-y overflow-visible"
          onPointerMove={read}
          onPointerDown={read}
          onPointerLeave={() => setAt(undefined)}
        >
          <path d="M0 0H100V100H0Z" fill="transparent" />
          {[0, 50, 100].map((height) => (
            <path key={height} d={`M0 ${height}H100`} stroke="var(--line)" {...still} />
          ))}
          <path
            d={line(({ price }) => price)}
            fill="none"
            stroke="var(--brass)"
            strokeWidth="2"
            strokeDasharray="5 4"
            {...still}
          />
          <path
            d={line(({ asked }) => asked)}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="2"
            {...still}
          />
          {shown && at !== undefined && (
            <path d={`M${x(at)} 0V100`} stroke="var(--control)" strokeDasharray="3 3" {...still} />
          )}
        </svg>
        <p className="col-start-2 mt-2 flex justify-between">
          {[start, now].map((time) => (
            <bdi key={time}>{day(iso(time))}</bdi>
          ))}
        </p>
      </div>
    </div>
  );
};
