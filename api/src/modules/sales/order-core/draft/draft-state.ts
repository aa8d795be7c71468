export const DRAFT_STATES = ['open', 'sent', 'opened', 'paid', 'expired', 'withdrawn'] as const;
/** `paid`: paid by card, or ordered for cash on delivery. */
export type DraftState = (typeof DRAFT_STATES)[number];

/**
 * SQL: whether the order `o` of a draft was paid by card or placed for cash, whatever happened to it later. With `limit`
 * instead of `exists` no plan reads all events.
 */
export const IS_BOUGHT = `(o.payment_method = 'cod'
  or o.state not in ('pending_payment', 'payment_failed', 'expired', 'cancelled')
  or o.state = 'cancelled' and coalesce((
    select true from order_events e
    where e.order_id = o.id and e.subject = 'order' and e.event = 'captured' limit 1), false))`;

/** SQL that removes what is known about the shopper from drafts; `where` follows. */
export const ERASE_DRAFT_CONTACT = `
  update draft_orders d set full_name = '', phone = '', email = '', city = '', area = '',
    building = '', flat = '', note = '', conversation_url = ''`;

/** SQL: the state of the draft `d` with the order `o`, if it has one. */
export const DRAFT_STATE = `case
  when o.id is not null and ${IS_BOUGHT} then 'paid'
  when d.withdrawn_at is not null then 'withdrawn'
  when d.expires_at <= now() then 'expired'
  when d.opened_at is not null then 'opened'
  when d.sent_at is not null then 'sent'
  else 'open' end`;
