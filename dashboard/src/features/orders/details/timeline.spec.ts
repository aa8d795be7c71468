import type { OrderStepDto, TrackingEventDto } from '@shop/contracts';
import { timelineOf } from './timeline';

const step = (
  at: string,
  subject: OrderStepDto['subject'],
  to: string,
  over: Partial<OrderStepDto> = {},
): OrderStepDto => ({
  at: `2026-11-20T${at}.000Z`,
  subject,
  event: to,
  from: 'before',
  to,
  actor: 'system',
  ...over,
});
const parcel = (at: string, state: TrackingEventDto['state'], text: string): TrackingEventDto => ({
  at: `2026-11-20T${at}.000Z`,
  place: 'Dubai',
  text,
  state,
});
const shown = (...parameters: Parameters<typeof timelineOf>) =>
  timelineOf(...parameters).map((entry) =>
    entry.kind === 'step'
      ? `${entry.step.subject} ${entry.step.to}`
      : entry.kind === 'parcel'
        ? entry.event.text
        : entry.note.text,
  );

it('CASE-06 tells a delivery that staff recorded once, with its reason', () => {
  const steps = [
    step('10:00:00', 'shipment', 'delivered', { actor: 'staff:1', why: 'Signed' }),
    step('10:00:01', 'order', 'delivered', { actor: 'staff:1' }),
    step('10:00:02', 'cod', 'collected', { actor: 'staff:1' }),
  ];
  expect(shown(steps, [], [])).toEqual(['cod collected', 'order delivered']);
  expect(timelineOf(steps, [], [])[1]).toMatchObject({ step: { why: 'Signed' } });
});

it('CASE-06 tells a parcel that staff handed over once', () => {
  const steps = [
    step('10:00:00', 'shipment', 'picked_up', { actor: 'staff:1' }),
    step('10:00:00', 'order', 'shipped', { actor: 'staff:1' }),
  ];
  expect(shown(steps, [], [])).toEqual(['order shipped']);
});

it('CASE-06 tells what the carrier reports by its own events only', () => {
  const provider = { actor: 'provider' };
  expect(
    shown(
      [
        step('08:00:00', 'shipment', 'created'),
        step('08:00:00', 'order', 'ready_to_ship'),
        step('10:05:00', 'shipment', 'picked_up', provider),
        step('10:05:00', 'order', 'shipped', provider),
        step('12:05:00', 'shipment', 'delivered', provider),
        step('12:05:00', 'order', 'delivered', provider),
      ],
      [
        parcel('12:00:00', 'delivered', 'Delivered'),
        parcel('10:00:00', 'picked_up', 'Picked up by the courier'),
      ],
      [],
    ),
  ).toEqual(['Delivered', 'order shipped', 'Picked up by the courier', 'order ready_to_ship']);
});

it('CASE-06 keeps the same state at another time, and a change without one of the order', () => {
  expect(
    shown(
      [
        step('08:00:00', 'payment', 'captured'),
        step('09:00:00', 'order', 'refunded'),
        step('11:00:00', 'payment', 'refunded'),
      ],
      [],
      [],
    ),
  ).toEqual(['payment refunded', 'order refunded', 'payment captured']);
});

it('CASE-07 puts notes where they were written', () => {
  const note = {
    id: 1,
    text: 'Called',
    author: 'Omar',
    mine: true,
    at: '2026-11-20T08:30:00.000Z',
    editedAt: null,
  };
  expect(
    shown([step('08:00:00', 'order', 'paid'), step('09:00:00', 'order', 'shipped')], [], [note]),
  ).toEqual(['order shipped', 'Called', 'order paid']);
});
