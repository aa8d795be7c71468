export class ShipmentLabelDto {
  /** Address of the label PDF; empty for shoppers, labels are for staff. */
  LabelURL: string;
}

export class ShipmentDto {
  /** The carrier's air waybill number. */
  ID: string;
  ShipmentLabel: ShipmentLabelDto;
}
