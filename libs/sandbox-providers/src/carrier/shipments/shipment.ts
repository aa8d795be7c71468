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
  readonly says: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly location: string;
  readonly comments: string;
}

/** What the carrier was asked to carry. */
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
  /** Length, width and height as they were sent, with their unit. */
  readonly dimensions: string;
  readonly productGroup: string;
  readonly productType: string;
  readonly paymentType: string;
  readonly paymentOptions: string;
  readonly services: string;
  /** Decimal AED the courier collects; 0 for a prepaid parcel. */
  readonly codAmount: number;
  readonly dueAt: number;
}

export interface Shipment extends ShipmentOrder {
  /** The 11 digits of the air waybill. */
  readonly awb: string;
  readonly createdAt: number;
  readonly updates: TrackingUpdate[];
  /** A lost label is found again by printing it. */
  labelLost: boolean;
}

/** What the control calls show of a shipment; amounts in AED. */
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
