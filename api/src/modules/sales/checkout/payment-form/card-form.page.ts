import { CURRENCY, escapeHtml, formatAed, orderNumber, toAed } from '@shop/shop-rules';
import type { CardForm } from '../../../../platform/gateways/card-payment/card-payment.gateway.js';
import type { Order } from '../../order-core/order.entity.js';

/** The page that forwards the shopper to the card page: a plain form with a visible button and no script. */
export const cardFormPage = (
  { action, fields }: CardForm,
  { id, totalFils }: Pick<Order, 'id' | 'totalFils'>,
  shop: string,
): string => {
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(shop)}: secure payment</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; background: #f6f3ef; color: #1c1917; }
form { text-align: center; padding: 2rem; }
button { font: inherit; font-weight: 600; padding: 0.75rem 2rem; border: 0; border-radius: 0.5rem; background: #7a2e3a; color: #fff; cursor: pointer; }
</style>
</head>
<body>
<form method="post" action="${escapeHtml(action)}" accept-charset="utf-8">
${inputs.join('\n')}
<p>You are going to the secure payment page.<br>Order: <b>${orderNumber(id)}</b><br>Amount: <b>${escapeHtml(formatAed(toAed(totalFils)))}</b></p>
<button type="submit" data-currency="${CURRENCY}">Continue</button>
</form>
</body>
</html>
`;
};
