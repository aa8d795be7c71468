export class ShipmentLabelDto {
  /** Address of the label PDF; empty for shoppers. */
  LabelURL: string;
}

export class ShipmentDto {
  /** The carrier's air waybill number. */
  ID: string;
  ShipmentLabel: ShipmentLabelDto;
}
