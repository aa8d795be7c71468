import { text as plain, type SandboxResponse } from '../../http/responses.js';
import type { SandboxRequest } from '../../http/routes.js';
import { fields, parseFields, text } from '../../common/read.js';
import type { Carrier } from '../carrier.js';
import { carrierResponse, requestErrorPage } from '../protocol/carrier-response.js';
import { notifications } from '../protocol/notification.js';
import { shipmentLabel } from './processed-shipment.js';

/** Returns a shipment's label again. */
export async function printLabel(
  carrier: Carrier,
  request: SandboxRequest,
): Promise<SandboxResponse> {
  const body = parseFields(request.body);
  if (!body) return requestErrorPage('The body is not JSON.');
  const awb = text(body.ShipmentNumber);
  const scenario = carrier.scenario('print', awb);
  if (scenario?.name === 'print-500') return plain('Internal Server Error', 500);
  const shipment = carrier.store.find(awb);
  const problem =
    carrier.authProblem(body) ?? (shipment === undefined ? notifications.unknownAwb : undefined);
  if (shipment && !problem) shipment.labelLost = false;
  const empty = scenario?.name === 'print-empty';
  return carrierResponse(request, 'LabelPrintingResponse', {
    Transaction: fields(body.Transaction),
    Notifications: problem ? [problem] : [],
    HasErrors: problem !== undefined,
    ShipmentNumber: awb,
    ShipmentLabel:
      !shipment || problem
        ? null
        : empty
          ? { LabelURL: '', LabelFileContents: [] }
          : await shipmentLabel(shipment, { info: fields(body.LabelInfo), origin: request.origin }),
  });
}
