import type { SandboxResponse } from '../../http/responses.js';
import { escapeHtml } from '../../http/escape-html.js';
import { framed } from '../../http/page.js';
import type { CardRefusal } from '../card-refusal.js';
import type { ReturnFields } from '../protocol/card-return.js';
import { statusOf, type CardTransaction } from '../state/card-transaction.js';
import { TEST_CARDS, type TestCard } from '../control/test-cards.js';

const CARDS_SHOWN_AT_ONCE = 4;
export const CARD_BANNER = 'Test card gateway: no real money moves.';

/** Payment page: the shopper chooses a test card and decides. */
export function paymentPage(shopName: string, transaction: CardTransaction): SandboxResponse {
  const first = TEST_CARDS.slice(0, CARDS_SHOWN_AT_ONCE).map(cardChoice).join('');
  const more = TEST_CARDS.slice(CARDS_SHOWN_AT_ONCE).map(cardChoice).join('');
  return framed({
    banner: CARD_BANNER,
    title: 'Pay by card',
    body: `${summary(shopName, transaction)}
<form method="post" action="/agcore/checkPay">
<input type="hidden" name="session" value="${transaction.session}">
<fieldset>
<legend>Test card</legend>
${first}
<details><summary>More test cards</summary>${more}</details>
</fieldset>
<div class="buttons three">
<button class="main" name="action" value="approve">Approve</button>
<button name="action" value="decline">Decline</button>
<button name="action" value="cancel">Cancel</button>
</div>
</form>`,
  });
}

function cardChoice({ number, description }: TestCard): string {
  const shown = number.replace(/(\d{4})(?=\d)/g, '$1 ');
  const checked = number === TEST_CARDS[0].number ? ' checked' : '';
  return `<label class="card"><input type="radio" name="card" value="${number}"${checked}>
<span><span class="number">${shown}</span><span class="description">${escapeHtml(description)}</span></span></label>`;
}

function summary(shopName: string, { request }: CardTransaction): string {
  const reference = request.udf[1];
  return `<dl>
<dt>Shop</dt><dd>${escapeHtml(shopName)}</dd>
${
  reference
    ? `<dt>Order</dt><dd>${escapeHtml(reference)}</dd>
`
    : ''
}<dt>Payment number</dt><dd>${escapeHtml(request.orderNo)}</dd>
<dt>Amount</dt><dd class="amount">${escapeHtml(`${request.currency} ${grouped(request.amount)}`)}</dd>
</dl>`;
}

/** `1249.50` as `1,249.50`. */
const grouped = (amount: string) => amount.replace(/\B(?=(?:\d{3}){1,6}\.)/g, ',');

/** The bank's page for the one-time code. */
export function codePage(
  shopName: string,
  transaction: CardTransaction,
  wrong: boolean,
): SandboxResponse {
  const error = wrong ? '<p class="error" role="alert">This code is wrong. Try again.</p>' : '';
  return framed({
    banner: CARD_BANNER,
    title: 'Confirm it is you',
    body: `${summary(shopName, transaction)}${error}
<form method="post" action="/agcore/otp">
<input type="hidden" name="session" value="${transaction.session}">
<label for="code">One-time code</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="8" aria-describedby="hint">
<p id="hint" class="description">The sandbox bank always sends 1234.</p>
<div class="buttons">
<button class="main" name="action" value="confirm">Confirm</button>
<button name="action" value="cancel">Cancel</button>
</div>
</form>`,
  });
}

/** A form that submits itself to return the browser to the shop. */
export function returnPage(
  shopName: string,
  transaction: CardTransaction,
  back: { readonly url: string; readonly fields: ReturnFields },
): SandboxResponse {
  const inputs = Object.entries(back.fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('\n');
  return framed({
    banner: CARD_BANNER,
    title: 'Returning to the shop',
    body: `${summary(shopName, transaction)}
<p>You will be returned to ${escapeHtml(shopName)}.</p>
<form method="post" action="${escapeHtml(back.url)}">
${inputs}
<div class="buttons"><button class="main">Continue</button></div>
</form>`,
    script: 'document.forms[0].submit();',
  });
}

/** Final page without a return to the shop. */
export function finishedPage(shopName: string, transaction: CardTransaction): SandboxResponse {
  return framed({
    banner: CARD_BANNER,
    title: 'This payment is finished',
    body: `${summary(shopName, transaction)}
<p>Status: <strong>${statusOf(transaction)}</strong>. You can close this window.</p>`,
  });
}

export function refusalPage({ code, message }: CardRefusal): SandboxResponse {
  return framed({
    banner: CARD_BANNER,
    title: 'The payment page cannot be shown',
    body: `<p class="error" role="alert">${escapeHtml(message)}</p>
<p>Code: <code>${code}</code></p>`,
    status: code === 'already_finished' || code === 'duplicate_order' ? 409 : 400,
    headers: { 'x-sandbox-error': code },
  });
}
