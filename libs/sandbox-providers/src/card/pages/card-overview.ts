import type { SandboxResponse } from '../../http/responses.js';
import { escapeHtml } from '../../http/escape-html.js';
import { framed } from '../../http/page.js';
import { CARD_BANNER } from './card-pages.js';
import { viewOf, type CardTransaction } from '../state/card-transaction.js';

const ROWS = 200;

/** Start page of the sandbox: the latest payments. */
export function cardOverview(transactions: readonly CardTransaction[]): SandboxResponse {
  const rows = transactions.slice(-ROWS).reverse().map(row).join('');
  return framed({
    title: 'Card payments',
    banner: CARD_BANNER,
    wide: true,
    body: rows
      ? `<table><thead><tr><th>Order number</th><th>Amount</th><th>Status</th><th>Returns</th><th>Refunds</th></tr></thead><tbody>${rows}</tbody></table>`
      : '<p>No payment page was opened yet.</p>',
  });
}

function row(transaction: CardTransaction): string {
  const view = viewOf(transaction);
  const order = escapeHtml(view.orderNo);
  const refunds = view.refunds.map(({ amount, status }) => `${amount} ${status}`).join(', ');
  const cells = [
    view.stage === 'done' ? order : `<a href="/agcore/hosted/${transaction.session}">${order}</a>`,
    escapeHtml(`${view.currency} ${view.amount}`),
    view.status,
    String(view.returnsSent),
    escapeHtml(refunds),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
