import { shop } from './shop';

interface Shipment {
  awb: string;
  reference: string;
}

/** What the carrier made for one order: every AWB, so a double one shows. */
export const shipmentsOf = async (operationId: string): Promise<Shipment[]> => {
  const answer = await fetch(`${shop.carrierSandbox}/__control/shipments`);
  const body = (await answer.json()) as { shipments: Shipment[] };
  return body.shipments.filter(({ reference }) => reference === operationId);
};
