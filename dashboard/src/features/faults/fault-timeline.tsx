import type { FaultRunDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

const WIDTH = 600;
const HEIGHT = 120;

type Sample = FaultRunDto['samples'][number];
const waitingOf = ({ shipmentsWaiting, outboxWaiting, mailsWaiting }: Sample): number =>
  shipmentsWaiting + outboxWaiting + mailsWaiting;

/** Confirmed orders and waiting work over time; the fault is shaded. The table beside it has the same numbers. */
export const FaultTimeline = ({ run }: { run: FaultRunDto }) => {
  const t = useText();
  const { clock } = useFormat();
  const { samples, startedAt, endedAt, repairedAt, recoveredAt, endedBy } = run;
  const start = Date.parse(startedAt);
  const last = Date.parse(samples.at(-1)?.at ?? startedAt);
  const length = Math.max(last - start, 1);
  const most = Math.max(1, ...samples.map((each) => Math.max(each.placed, waitingOf(each))));
  const x = (at: number): number => ((at - start) / length) * WIDTH;
  const lineOf = (value: (sample: Sample) => number): string =>
    samples
      .map((each) => `${x(Date.parse(each.at))},${HEIGHT - (value(each) / most) * HEIGHT}`)
      .join(' ');
  const events: [string, string | null][] = [
    [t('faults.event.broken', { what: t(`faults.fault.${run.fault}`) }), startedAt],
    [t(endedBy === 'staff' ? 'faults.event.byStaff' : 'faults.event.byTime'), endedAt],
    [t('faults.event.repaired'), repairedAt],
    [t('faults.event.recovered'), recoveredAt],
  ];
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_260px]">
      <figure>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-32 w-full border-b border-line rtl:-scale-x-100"
        >
          <rect
            x="0"
            y="0"
            width={Math.max(0, x(Math.min(Date.parse(repairedAt ?? '') || last, last)))}
            height={HEIGHT}
            className="fill-sale/10"
          />
          <polyline
            points={lineOf(({ placed }) => placed)}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-success"
          />
          <polyline
            points={lineOf(waitingOf)}
            fill="none"
            strokeWidth="2"
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
            className="stroke-sale"
          />
        </svg>
        <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="w-6 border-t-2 border-success" />
            {t('faults.line.placed')}
          </span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="w-6 border-t-2 border-dashed border-sale" />
            {t('faults.line.waiting')}
          </span>
        </figcaption>
      </figure>
      <ol aria-label={t('faults.timeline')} className="flex flex-col gap-2">
        {events.map(
          ([text, at]) =>
            at && (
              <li key={text} className="flex justify-between gap-3">
                <span>{text}</span>
                <time dateTime={at} className="whitespace-nowrap text-muted tabular-nums">
                  {clock(at)}
                </time>
              </li>
            ),
        )}
      </ol>
    </div>
  );
};
