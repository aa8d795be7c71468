const address = (name: string, local: string): string => process.env[name] ?? local;

/** Addresses of the running shop. */
export const shop = {
  url: address('SHOP_URL', 'http://localhost:4000'),
  admin: address('ADMIN_URL', 'http://admin.localhost:4000'),
  mailbox: address('MAILBOX_URL', 'http://127.0.0.1:4030'),
  cardSandbox: address('CARD_BASE_URL', 'http://127.0.0.1:4010'),
  carrierSandbox: address('CARRIER_BASE_URL', 'http://127.0.0.1:4020'),
  sales: address('SALES_EMAIL', 'sales@liwan.example'),
};
