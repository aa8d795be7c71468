/** SQL: whether the order `o` is open. A failed payment can be retried while its stock is reserved. */
export const IS_OPEN_ORDER = `(
    o.state in ('pending_payment', 'paid', 'cod_pending', 'cod_confirmed', 'shipment_pending',
      'shipment_failed', 'ready_to_ship', 'shipped')
    or (o.state = 'payment_failed' and o.holds_stock))`;
