import type { OrderNoteDto, OrderStepDto, TrackingEventDto } from '@shop/contracts';

/** An entry of the timeline. */
export type TimelineEntry =
  | { kind: 'step'; at: string; step: OrderStepDto }
  | { kind: 'parcel'; at: string; event: TrackingEventDto }
  | { kind: 'note'; at: string; note: OrderNoteDto };

/** State of the order that follows from a state of its payment or shipment, and says the same. */
const SAME: Record<string, string> = {
  'payment captured': 'paid',
  'payment failed': 'payment_failed',
  'payment expired': 'expired',
  'payment refunded': 'refunded',
  'payment partially_refunded': 'partially_refunded',
  'shipment requested': 'shipment_pending',
  'shipment created': 'ready_to_ship',
  'shipment rejected': 'shipment_failed',
  'shipment picked_up': 'shipped',
  'shipment delivered': 'delivered',
  'shipment returned': 'returned',
};
/** States that the carrier reports; its own events show them. */
const MOVED = new Set(['delivered', 'returned']);
/** Both are written in one transaction. */
const TOGETHER_MS = 60_000;

const isTogether = (one: OrderStepDto, other: OrderStepDto): boolean =>
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) < TOGETHER_MS;

/** The steps without those that repeat one of the order, which gets their reason. */
const withoutRepeats = (steps: OrderStepDto[]): OrderStepDto[] => {
  const repeats = new Map<OrderStepDto, OrderStepDto>();
  for (const step of steps) {
    const same = SAME[`${step.subject} ${step.to}`];
    const main = steps.find(
      (each) =>
        same !== undefined &&
        each.subject === 'order' &&
        each.to === same &&
        each.from !== each.to &&
        isTogether(each, step),
    );
    if (main && step.from !== step.to) repeats.set(step, main);
  }
  return steps
    .filter((step) => !repeats.has(step))
    .map((step) => {
      const why = step.why || [...repeats].find(([, main]) => main === step)?.[0].why;
      return why ? { ...step, why } : step;
    });
};

/** Everything that happened to an order, the newest first and nothing twice. */
export const timelineOf = (
  steps: OrderStepDto[],
  tracking: TrackingEventDto[],
  notes: OrderNoteDto[],
): TimelineEntry[] => {
  const isReported = ({ subject, to, actor }: OrderStepDto): boolean =>
    actor === 'provider' &&
    (subject === 'shipment' || (subject === 'order' && MOVED.has(to))) &&
    tracking.some(({ state }) => state === to);
  const entries: TimelineEntry[] = [
    ...withoutRepeats(steps.filter((step) => !isReported(step))).map((step): TimelineEntry => ({
      kind: 'step',
      at: step.at,
      step,
    })),
    ...tracking
      .toReversed()
      .map((event): TimelineEntry => ({ kind: 'parcel', at: event.at, event })),
    ...notes.map((note): TimelineEntry => ({ kind: 'note', at: note.at, note })),
  ];
  // A stable sort keeps the order of what happened in the same millisecond.
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed();
};
