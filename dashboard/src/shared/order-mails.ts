/** Text ids of the mails about an order, by template. */
export const ORDER_MAILS: Record<string, string> = {
  'order-received': 'orders.mail.order-received',
  'order-confirmed': 'orders.mail.order-confirmed',
  'order-shipped': 'orders.mail.order-shipped',
  'details-missing': 'orders.mail.details-missing',
  'order-cancelled': 'orders.mail.order-cancelled',
  'order-refunded': 'orders.mail.order-refunded',
  'order-delivered': 'orders.mail.order-delivered',
  'late-parcel': 'orders.mail.late-parcel',
  'return-requested': 'orders.mail.return-requested',
  'return-approved': 'orders.mail.return-approved',
  'return-received': 'orders.mail.return-received',
  'return-refused': 'orders.mail.return-refused',
};
