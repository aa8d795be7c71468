import { pdf, text } from '../http/responses.js';
import type { Route, SandboxRequest } from '../http/routes.js';
import type { Carrier } from './carrier.js';
import { createShipments } from './shipments/create-shipments.js';
import { labelPdf } from './labels/label-pdf.js';
import { calculateRate, fetchCities, validateAddress } from './locations.js';
import { printLabel } from './shipments/print-label.js';
import { findByReference, trackShipments } from './shipments/tracking.js';

const SHIPPING = '/ShippingAPI.V2/Shipping/Service_1_0.svc/json';
const TRACKING = '/ShippingAPI.V2/Tracking/Service_1_0.svc/json';
const RATES = '/ShippingAPI.V2/RateCalculator/Service_1_0.svc/json';
const LOCATION = '/ShippingAPI.V2/Location/Service_1_0.svc/json';

export function carrierRoutes(carrier: Carrier): Route[] {
  const call = (
    path: string,
    handle: (carrier: Carrier, request: SandboxRequest) => RouteResponse,
  ) => ({
    method: 'POST' as const,
    path,
    handle: (request: SandboxRequest) => handle(carrier, request),
  });
  return [
    call(`${SHIPPING}/CreateShipments`, createShipments),
    call(`${SHIPPING}/PrintLabel`, printLabel),
    call(`${TRACKING}/TrackShipments`, trackShipments),
    call(`${TRACKING}/TrackShipmentsByReference`, findByReference),
    call(`${RATES}/CalculateRate`, calculateRate),
    call(`${LOCATION}/FetchCities`, fetchCities),
    call(`${LOCATION}/ValidateAddress`, validateAddress),
    {
      method: 'GET',
      path: '/labels/:file',
      handle: (request) => label(carrier, request.params.file ?? ''),
    },
  ];
}

type RouteResponse = ReturnType<Route['handle']>;

async function label(carrier: Carrier, file: string) {
  const [, awb] = /^(\d{11})\.pdf$/i.exec(file) ?? [];
  const shipment = awb === undefined ? undefined : carrier.store.find(awb);
  if (!shipment || shipment.labelLost) return text('No such label.', 404);
  return pdf(await labelPdf(shipment));
}
