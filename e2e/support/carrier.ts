import { shop } from './shop';

/** AWBs that the carrier created for one order; more than one is a duplicate shipment. */
export const awbsOf = async (operationId: string): Promise<string[]> => {
  const answer = await fetch(`${shop.carrierSandbox}/__control/shipments`);
  const { shipments } = (await answer.json()) as {
    shipments: { awb: string; reference1: string }[];
  };
  return shipments.filter(({ reference1 }) => reference1 === operationId).map(({ awb }) => awb);
};
