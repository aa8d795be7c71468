import { onDatabase } from './on-database.mjs';

/** Payments of the demo orders; the seed numbers them `demo` and a number at the card gateway. */
const PAYMENTS = `select order_no as "orderNo", ag_ref as "agRef", pg_ref as "pgRef",
    case provider_status when '' then 'Successful' else provider_status end as status,
    to_char(amount_fils / 100.0, 'FM999999990.00') as amount,
    to_char((refunded_fils - refund_outside_fils) / 100.0, 'FM999999990.00') as refunded
  from payments where ag_ref = 'demo' || order_no order by id`;

/**
 * Creates the payments of the demo orders in our card sandbox, so that enquiries and refunds work; existing ones
 * stay unchanged. `sandbox` is empty if a setting names another gateway, which gets no request.
 */
export const tellDemoPayments = async (databaseUrl, sandbox) => {
  if (!sandbox) return;
  const payments = await onDatabase(
    databaseUrl,
    async (client) => (await client.query(PAYMENTS)).rows,
  );
  if (!payments?.length) return;
  const answer = await fetch(`${sandbox}/__control/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payments }),
  });
  if (!answer.ok)
    throw new Error(`The card sandbox rejected the demo payments: ${await answer.text()}`);
};
