import { redirect, text, type SandboxResponse } from '../../http/responses.js';
import { escapeHtml } from '../../http/escape-html.js';
import { framed } from '../../http/page.js';
import type { Route } from '../../http/routes.js';
import type { Carrier } from '../carrier.js';
import type { Shipment } from '../shipment.js';
import { stepOf, TRACKING_DETOURS, TRACKING_STEPS } from '../shipments/tracking-steps.js';

const ROWS = 200;
const HEADS = ['Waybill', 'Reference', 'To', 'Collect', 'Now', 'Move to'];
const OPTIONS = [...TRACKING_STEPS.slice(1), ...TRACKING_DETOURS]
  .map(({ step, description }) => `<option value="${step}">${escapeHtml(description)}</option>`)
  .join('');

/** Start page of the sandbox: shipments with labels and tracking controls. */
export const overviewRoutes = (carrier: Carrier): Route[] => [
  { method: 'GET', path: '/', handle: () => overview(carrier.store.all()) },
  {
    method: 'POST',
    path: '/shipments/:awb',
    handle: ({ params, body }) => {
      const shipment = carrier.store.find(params.awb ?? '');
      const step = stepOf(new URLSearchParams(body).get('step') ?? '');
      if (!shipment || !step) return text('No such shipment or step.', 404);
      carrier.store.track(shipment, step);
      return redirect('/');
    },
  },
];

function overview(shipments: readonly Shipment[]): SandboxResponse {
  const rows = shipments.slice(-ROWS).reverse().map(row).join('');
  const heads = HEADS.map((head) => `<th>${head}</th>`).join('');
  return framed({
    title: 'Shipments',
    banner: 'Test carrier: nothing is delivered.',
    wide: true,
    body: rows
      ? `<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`
      : '<p>No shipment yet.</p>',
  });
}

function row({ awb, reference1, consignee, codAmount, updates }: Shipment): string {
  const cells = [
    `<a href="/labels/${awb}.pdf">${awb}</a>`,
    escapeHtml(reference1),
    escapeHtml(`${consignee.name}, ${consignee.city}`),
    codAmount > 0 ? `AED ${codAmount.toFixed(2)}` : 'prepaid',
    escapeHtml(updates.at(-1)?.description ?? ''),
    `<form method="post" action="/shipments/${awb}"><select name="step" aria-label="Step of ${awb}">${OPTIONS}</select><button>Move</button></form>`,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
