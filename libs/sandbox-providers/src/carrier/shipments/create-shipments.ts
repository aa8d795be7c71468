import { html, text as plain, type SandboxResponse } from '../../http/responses.js';
import type { SandboxRequest } from '../../http/routes.js';
import { fields, list, parseFields, text, type Fields } from '../../common/read.js';
import type { Scenario } from '../../common/scenario-registry.js';
import type { Carrier } from '../carrier.js';
import { carrierResponse, requestErrorPage } from '../protocol/carrier-response.js';
import type { CarrierScenario } from '../carrier-scenarios.js';
import { notifications } from '../protocol/notification.js';
import { processedShipment, refusedShipment } from './processed-shipment.js';
import { BadDate, readShipment } from './read-shipment.js';

const SLOW_MS = 20_000;
const HANG_MS = 120_000;
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Creates shipments. The call is not idempotent: each one creates new waybills. */
export async function createShipments(
  carrier: Carrier,
  request: SandboxRequest,
): Promise<SandboxResponse> {
  const body = parseFields(request.body);
  if (!body) return requestErrorPage('The body is not JSON.');
  const raws = list(body.Shipments).map(fields);
  const problem =
    carrier.authProblem(body) ?? (raws.length === 0 ? notifications.noShipment : undefined);
  if (problem) return respond(request, body, [], [problem]);
  const scenario = scenarioFor(carrier, raws[0] ?? {});
  const early = await before(carrier, scenario);
  if (early) return early;
  try {
    const shipments = await processed(carrier, request, body, raws, scenario);
    const late = await after(carrier, scenario);
    return late ?? respond(request, body, shipments, []);
  } catch (error) {
    if (error instanceof BadDate) return requestErrorPage(`${error.message} is not a date.`);
    throw error;
  }
}

function scenarioFor(carrier: Carrier, first: Fields) {
  const contact = fields(fields(first.Consignee).Contact);
  return carrier.createScenario(text(first.Reference1), text(contact.PersonName));
}

/** Scenarios before the shipments are created. */
async function before(
  carrier: Carrier,
  scenario?: Scenario<CarrierScenario>,
): Promise<SandboxResponse | undefined> {
  if (scenario?.name === 'error-500') return plain('Internal Server Error', 500);
  if (scenario?.name === 'busy-429') return plain('Too many requests', 429);
  if (scenario?.name === 'html') return html('<html><body>Service Unavailable</body></html>');
  if (scenario?.name === 'reset-before') return 'reset';
  if (scenario?.name === 'slow-create') await carrier.delays.wait(scenario.ms ?? SLOW_MS);
  if (scenario?.name === 'hang') {
    await carrier.delays.wait(scenario.ms ?? HANG_MS);
    return 'reset';
  }
  return undefined;
}

/** Scenarios after the shipments are created. */
async function after(
  carrier: Carrier,
  scenario?: Scenario<CarrierScenario>,
): Promise<SandboxResponse | undefined> {
  if (scenario?.name === 'reset-after') return 'reset';
  if (scenario?.name === 'error-500-after') return plain('Internal Server Error', 500);
  if (scenario?.name === 'slow') await carrier.delays.wait(scenario.ms ?? SLOW_MS);
  if (scenario?.name === 'malformed-json') {
    return { status: 200, headers: JSON_TYPE, body: '{"HasErrors":false,"Shipments":[{"ID":' };
  }
  return undefined;
}

async function processed(
  carrier: Carrier,
  request: SandboxRequest,
  body: Fields,
  raws: Fields[],
  scenario?: Scenario<CarrierScenario>,
) {
  // One invalid date fails the whole call, so all are parsed first.
  const read = raws.map((raw) => readShipment(raw, carrier.account.accountNumber));
  const label = { info: fields(body.LabelInfo), origin: request.origin };
  const results = [];
  for (const { order, problems } of read) {
    if (scenario?.name === 'rejected') problems.push(notifications.rejected);
    if (problems.length > 0) {
      results.push(refusedShipment(order, problems));
      continue;
    }
    const shipment = carrier.store.create(order);
    shipment.labelLost = scenario?.name === 'label-404';
    const withLabel = scenario?.name !== 'label-empty';
    results.push(await processedShipment(shipment, label, withLabel));
  }
  return results;
}

function respond(
  request: SandboxRequest,
  body: Fields,
  shipments: { HasErrors: boolean }[],
  top: { Code: string; Message: string }[],
) {
  return carrierResponse(request, 'ShipmentCreationResponse', {
    Transaction: fields(body.Transaction),
    Notifications: top,
    HasErrors: top.length > 0 || shipments.some((shipment) => shipment.HasErrors),
    Shipments: shipments,
  });
}
