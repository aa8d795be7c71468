import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';

export class ShipmentLabelDto {
  /** Address of the label PDF; empty for shoppers, labels are for staff. */
  LabelURL: string;
}

export class ShipmentDto {
  /** The carrier's air waybill number. */
  ID: string;
  ShipmentLabel: ShipmentLabelDto;
}

export class ShipmentListDto {
  Shipments: ShipmentDto[];
}

export class ShipmentCreatedDto {
  success: boolean;
  data: ShipmentListDto;
}

export class PartyAddressDto {
  @IsString() @IsNotEmpty() @MaxLength(200) Line1: string;
  @IsOptional() @IsString() @MaxLength(200) Line2?: string;
  @IsOptional() @IsString() @MaxLength(200) Line3?: string;
  /** A city of the emirates; the order's own city when not given. */
  @IsOptional() @IsString() @MaxLength(80) City?: string;
  @IsOptional() @IsString() @MaxLength(20) PostCode?: string;
  /** Ignored: parcels go to the United Arab Emirates. */
  @IsOptional() CountryCode?: unknown;
  /** Ignored. */
  @IsOptional() StateOrProvinceCode?: unknown;
  /** Ignored. */
  @IsOptional() Longitude?: unknown;
  /** Ignored. */
  @IsOptional() Latitude?: unknown;
}

export class PartyContactDto {
  @IsString() @IsNotEmpty() @MaxLength(120) PersonName: string;
  @IsEmail() @MaxLength(200) EmailAddress: string;
  @IsString() @IsNotEmpty() @MaxLength(40) PhoneNumber1: string;
  @IsOptional() @IsString() @MaxLength(40) CellPhone?: string;
  /** Ignored. */
  @IsOptional() CompanyName?: unknown;
  /** Ignored. */
  @IsOptional() PhoneNumber2?: unknown;
  /** Ignored. */
  @IsOptional() Department?: unknown;
  /** Ignored. */
  @IsOptional() Title?: unknown;
  /** Ignored. */
  @IsOptional() Type?: unknown;
}

export class ConsigneeDto {
  @ValidateNested() @Type(() => PartyAddressDto) PartyAddress: PartyAddressDto;
  @ValidateNested() @Type(() => PartyContactDto) Contact: PartyContactDto;
  /** Ignored. */
  @IsOptional() Reference1?: unknown;
  /** Ignored. */
  @IsOptional() Reference2?: unknown;
  /** Ignored. */
  @IsOptional() AccountNumber?: unknown;
}

/** Only the order's id and the consignee are read; parcel, dates and amounts are the server's. */
export class ShipmentRequestDto {
  /** The order's operation id. */
  @IsString() @Matches(/^\w{1,32}$/, { message: 'Reference1 is not valid' }) Reference1: string;
  @ValidateNested() @Type(() => ConsigneeDto) Consignee: ConsigneeDto;
  /** Ignored. */
  @IsOptional() Reference2?: unknown;
  /** Ignored. */
  @IsOptional() Reference3?: unknown;
  /** Ignored. */
  @IsOptional() Shipper?: unknown;
  /** Ignored. */
  @IsOptional() ThirdParty?: unknown;
  /** Ignored. */
  @IsOptional() ShippingDateTime?: unknown;
  /** Ignored. */
  @IsOptional() DueDate?: unknown;
  /** Ignored. */
  @IsOptional() Comments?: unknown;
  /** Ignored. */
  @IsOptional() PickupLocation?: unknown;
  /** Ignored. */
  @IsOptional() OperationsInstructions?: unknown;
  /** Ignored; the carrier's own spelling. */
  @IsOptional() AccountingInstrcutions?: unknown;
  /** Ignored. */
  @IsOptional() Details?: unknown;
  /** Ignored. */
  @IsOptional() Attachments?: unknown;
  /** Ignored. */
  @IsOptional() ForeignHAWB?: unknown;
  /** Ignored. */
  @IsOptional() TransportType?: unknown;
  /** Ignored. */
  @IsOptional() PickupGUID?: unknown;
  /** Ignored. */
  @IsOptional() Number?: unknown;
  /** Ignored. */
  @IsOptional() ScheduledDelivery?: unknown;
}

export class CreateShipmentDto {
  /** One shipment per call. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1)
  @ValidateNested({ each: true })
  @Type(() => ShipmentRequestDto)
  Shipments: ShipmentRequestDto[];
  /** Ignored. */
  @IsOptional() ClientInfo?: unknown;
  /** Ignored. */
  @IsOptional() LabelInfo?: unknown;
  /** Ignored. */
  @IsOptional() Transaction?: unknown;
}
