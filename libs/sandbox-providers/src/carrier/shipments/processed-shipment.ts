import { text, type Fields } from '../../common/read.js';
import { labelPdf } from '../labels/label-pdf.js';
import type { Notification } from '../protocol/notification.js';
import type { Shipment, ShipmentOrder } from '../shipment.js';

interface LabelRequest {
  readonly info: Fields;
  /** Origin of the request. */
  readonly origin: string;
}

export const labelUrl = (origin: string, awb: string) => `${origin}/labels/${awb}.pdf`;

/** The label in the requested format: an address (`URL`) or bytes (`RPT`). */
export async function shipmentLabel(shipment: Shipment, { info, origin }: LabelRequest) {
  if (text(info.ReportType) === 'RPT') {
    return { LabelURL: '', LabelFileContents: [...(await labelPdf(shipment))] };
  }
  return { LabelURL: labelUrl(origin, shipment.awb), LabelFileContents: [] };
}

export async function processedShipment(
  shipment: Shipment,
  label: LabelRequest,
  withLabel: boolean,
) {
  return {
    ...references(shipment),
    ID: shipment.awb,
    HasErrors: false,
    Notifications: [],
    ShipmentLabel: withLabel
      ? await shipmentLabel(shipment, label)
      : { LabelURL: '', LabelFileContents: [] },
    ShipmentDetails: {
      Origin: 'DXB',
      Destination: shipment.consignee.city,
      ChargeableWeight: { Unit: 'KG', Value: shipment.weightKg },
      DescriptionOfGoods: shipment.goods,
      GoodsOriginCountry: shipment.goodsCountry,
      NumberOfPieces: shipment.pieces,
      ProductGroup: shipment.productGroup,
      ProductType: shipment.productType,
      PaymentType: shipment.paymentType,
      PaymentOptions: shipment.paymentOptions,
      CustomsValueAmount: { CurrencyCode: 'AED', Value: 0 },
      CashOnDeliveryAmount: { CurrencyCode: 'AED', Value: shipment.codAmount },
      Services: shipment.services,
    },
    ShipmentAttachments: [],
  };
}

export const refusedShipment = (order: ShipmentOrder, problems: readonly Notification[]) => ({
  ...references(order),
  ID: null,
  HasErrors: true,
  Notifications: problems,
  ShipmentLabel: null,
  ShipmentDetails: null,
  ShipmentAttachments: [],
});

const references = (order: ShipmentOrder) => ({
  Reference1: order.reference1,
  Reference2: order.reference2,
  Reference3: order.reference3,
  ForeignHAWB: order.foreignHawb,
});
