import { trackingState } from '../../../../platform/gateways/aramex/tracking-state.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';
import type { TrackingEvent } from '../../order-core/shipment/tracking-event.entity.js';
import type { TrackingEventDto } from '../order.dto.js';

const CREATED = /(record|shipment) created/i;
const ATTEMPTED = /attempt|not available/i;
const MOVING = /transit|depart|arriv|received|facility|sorting/i;

/** The meaning of an event in our words; an unknown one keeps the carrier's. */
const textOf = ({ code, text }: TrackingEvent): Message => {
  const state = trackingState({ code, text });
  if (state && (state !== 'in_transit' || MOVING.test(text))) return msg(`parcel.${state}`);
  if (CREATED.test(text)) return msg('parcel.created');
  return ATTEMPTED.test(text) ? msg('parcel.attempted') : msg('server.text', { text });
};

export const toTrackingEventDto = (event: TrackingEvent, isStaff: boolean): TrackingEventDto => ({
  ...(isStaff && { state: trackingState(event) }),
  at: event.at.toISOString(),
  place: event.place,
  text: textOf(event),
});
