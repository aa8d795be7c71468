import { text as plain, type SandboxResponse } from '../../http/responses.js';
import type { SandboxRequest } from '../../http/routes.js';
import { fields, list, parseFields, text } from '../../common/read.js';
import type { Carrier } from '../carrier.js';
import { carrierResponse, requestErrorPage } from '../protocol/carrier-response.js';
import { labelUrl } from './processed-shipment.js';
import type { Shipment, TrackingUpdate } from '../shipment.js';
import { wcfDate } from '../protocol/wcf-date.js';

const HANG_MS = 60_000;

/** Tracking of shipments; unknown waybills are listed separately. */
export async function trackShipments(
  carrier: Carrier,
  request: SandboxRequest,
): Promise<SandboxResponse> {
  const body = parseFields(request.body);
  if (!body) return requestErrorPage('The body is not JSON.');
  const awbs = list(body.Shipments).map(text);
  const scenario = carrier.scenario('track', awbs[0] ?? '');
  if (scenario?.name === 'track-500') return plain('Internal Server Error', 500);
  if (scenario?.name === 'track-hang') await carrier.delays.wait(scenario.ms ?? HANG_MS);
  const problem = carrier.authProblem(body);
  const known = problem || scenario?.name === 'track-empty' ? [] : shipmentsOf(carrier, awbs);
  const lastOnly = body.GetLastTrackingUpdateOnly === true;
  return carrierResponse(request, 'ShipmentTrackingResponse', {
    Transaction: fields(body.Transaction),
    Notifications: problem ? [problem] : [],
    HasErrors: problem !== undefined,
    TrackingResults: known.map((shipment) => ({
      Key: shipment.awb,
      Value: (lastOnly ? shipment.updates.slice(-1) : shipment.updates.toReversed()).map((update) =>
        trackingResult(shipment, update),
      ),
    })),
    NonExistingWaybills: problem ? [] : awbs.filter((awb) => !carrier.store.find(awb)),
  });
}

/**
 * Waybills of a Reference1. Assumption: the real carrier's lookup by reference is not verified, so its path and
 * format are settings of the caller.
 */
export function findByReference(carrier: Carrier, request: SandboxRequest): SandboxResponse {
  const body = parseFields(request.body);
  if (!body) return requestErrorPage('The body is not JSON.');
  const problem = carrier.authProblem(body);
  const found = problem ? [] : carrier.store.ofReference(text(body.Reference1));
  return carrierResponse(request, 'ShipmentsByReferenceResponse', {
    Transaction: fields(body.Transaction),
    Notifications: problem ? [problem] : [],
    HasErrors: problem !== undefined,
    Shipments: found.map(({ awb, reference1, createdAt }) => ({
      ID: awb,
      Reference1: reference1,
      CreatedAt: wcfDate(createdAt),
      ShipmentLabel: { LabelURL: labelUrl(request.origin, awb), LabelFileContents: [] },
    })),
  });
}

const shipmentsOf = (carrier: Carrier, awbs: string[]): Shipment[] =>
  awbs.flatMap((awb) => carrier.store.find(awb) ?? []);

const trackingResult = (shipment: Shipment, update: TrackingUpdate) => ({
  WaybillNumber: shipment.awb,
  UpdateCode: update.code,
  UpdateDescription: update.description,
  UpdateDateTime: wcfDate(update.at),
  UpdateLocation: `${update.location}, United Arab Emirates`,
  Comments: update.comments,
  ProblemCode: '',
  GrossWeight: String(shipment.weightKg),
  ChargeableWeight: String(shipment.weightKg),
  WeightUnit: 'KG',
});
