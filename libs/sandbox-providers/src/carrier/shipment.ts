export interface Party {
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly country: string;
}

export interface TrackingUpdate {
  readonly code: string;
  readonly description: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly location: string;
  readonly comments: string;
}

/** Contents of a shipment request. */
export interface ShipmentOrder {
  readonly reference1: string;
  readonly reference2: string;
  readonly reference3: string;
  readonly foreignHawb: string;
  readonly shipper: Party;
  readonly consignee: Party;
  readonly goods: string;
  readonly goodsCountry: string;
  readonly pieces: number;
  readonly weightKg: number;
  /** Length, width and height as sent, with their unit. */
  readonly dimensions: string;
  readonly productGroup: string;
  readonly productType: string;
  readonly paymentType: string;
  readonly paymentOptions: string;
  readonly services: string;
  /** Decimal AED that the courier collects; 0 when prepaid. */
  readonly codAmount: number;
  readonly dueAt: number;
}

export interface Shipment extends ShipmentOrder {
  /** Air waybill number, 11 digits. */
  readonly awb: string;
  readonly createdAt: number;
  readonly updates: TrackingUpdate[];
  /** A missing label becomes available when printed again. */
  labelLost: boolean;
}

/** A shipment in control calls; amounts in AED. */
export interface ShipmentView extends ShipmentOrder {
  readonly awb: string;
  readonly createdAt: string;
  readonly updates: readonly TrackingUpdate[];
}

export function viewOf({ labelLost: _, createdAt, ...shipment }: Shipment): ShipmentView {
  return {
    ...shipment,
    createdAt: new Date(createdAt).toISOString(),
    updates: [...shipment.updates],
  };
}
