import { cx } from '@shop/ui';
import { ProviderText } from '@/shared/display/provider-text';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { OrderNote } from '../notes/order-note';
import { stateText } from '../order-texts';
import type { TimelineEntry } from './timeline';

const SUBJECTS = {
  order: 'orders.subject.order',
  payment: 'orders.subject.payment',
  cod: 'orders.subject.cod',
  shipment: 'orders.subject.shipment',
  return: 'orders.subject.return',
  mail: 'orders.subject.mail',
} as const;

/** Events that do not change the state. */
const SAME_STATE = [
  'address_changed',
  'no_answer',
  'no_answer_undone',
  'refunded',
  'refund_twice',
  'extra_closed',
  'corrected',
];

type EntryOf<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

const Time = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {useFormat().time(at)}
  </time>
);

const Step = ({ step, isNewest }: { step: EntryOf<'step'>['step']; isNewest: boolean }) => {
  const t = useText();
  const { at, subject, event, to, actor, by, why } = step;
  const id = stateText(subject, SAME_STATE.includes(event) ? event : to);
  return (
    <>
      <p className={cx(isNewest && 'font-semibold')}>{id ? t(id) : to}</p>
      {why && (
        <p className="text-small break-words">
          {actor === 'provider' ? <ProviderText text={why} /> : <bdi>{why}</bdi>}
        </p>
      )}
      <p className="text-mini text-muted">
        {t(SUBJECTS[subject])} · <Time at={at} />
        {by ? (
          <>
            {' · '}
            <bdi>{t('orders.by', { name: by })}</bdi>
          </>
        ) : (
          actor?.startsWith('staff:') && ` · ${t('orders.byStaff')}`
        )}
        {actor?.startsWith('shopper:') && ` · ${t('orders.byShopper')}`}
      </p>
    </>
  );
};

const Parcel = ({ event, isNewest }: { event: EntryOf<'parcel'>['event']; isNewest: boolean }) => {
  const t = useText();
  const { city } = useFormat();
  const { at, place, text } = event;
  return (
    <>
      <p className={cx('break-words', isNewest && 'font-semibold')}>
        <ProviderText text={text} hasLeadIn={false} />
      </p>
      <p className="text-mini text-muted">
        {t('orders.subject.carrier')} · <Time at={at} />
        {place && (
          <>
            {' · '}
            <bdi>{city(place)}</bdi>
          </>
        )}
      </p>
    </>
  );
};

const keyOf = (entry: TimelineEntry): string => {
  if (entry.kind === 'note') return `note ${entry.note.id}`;
  if (entry.kind === 'parcel') return `parcel ${entry.at} ${entry.event.text}`;
  const { subject, event, to } = entry.step;
  return `${entry.at} ${subject} ${event} ${to}`;
};

/** Entries of one day in Dubai. */
interface Day {
  day: string;
  entries: TimelineEntry[];
}

/** What happened to the order by day, newest first. */
export const OrderTimeline = ({
  operationId,
  entries,
}: {
  operationId: string;
  entries: TimelineEntry[];
}) => {
  const format = useFormat();
  const days: Day[] = [];
  for (const entry of entries) {
    const day = format.day(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return (
    <div className="flex flex-col gap-5">
      {days.map(({ day, entries: some }) => (
        <section key={day} aria-label={day}>
          <h3 className="mb-3 text-mini font-semibold text-muted">{day}</h3>
          <ol className="flex flex-col">
            {some.map((entry) => {
              const isNewest = entry === entries[0];
              return (
                <li
                  key={keyOf(entry)}
                  className="relative ps-6 pb-5 before:absolute before:inset-y-0 before:start-[5px] before:top-3 before:w-px before:bg-line last:pb-0 last:before:hidden"
                >
                  <span
                    aria-hidden="true"
                    className={cx(
                      'absolute start-0 top-1.5 size-2.75 rounded-full border',
                      isNewest ? 'border-accent bg-accent' : 'border-control bg-surface',
                    )}
                  />
                  {entry.kind === 'step' && <Step step={entry.step} isNewest={isNewest} />}
                  {entry.kind === 'parcel' && <Parcel event={entry.event} isNewest={isNewest} />}
                  {entry.kind === 'note' && (
                    <OrderNote operationId={operationId} note={entry.note} />
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
};
