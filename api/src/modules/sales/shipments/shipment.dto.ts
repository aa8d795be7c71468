import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { MailAddress } from '../../../platform/http/validation/mail-address.js';
import { LatinDigits } from '../../../platform/http/validation/latin-digits.js';
import { ShipmentDto } from '../order-core/shipment/shipment.dto.js';
import { VOIDED_OUTCOMES, type VoidedOutcome } from './voided-parcels.service.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';

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
  /** A city of the emirates; by default the order's city. */
  @IsOptional() @IsString() @MaxLength(80) City?: string;
  @IsOptional() @LatinDigits() @IsString() @MaxLength(20) PostCode?: string;
  /** Ignored: shipments go to the United Arab Emirates. */
  @IsOptional() CountryCode?: string;
  /** Ignored. */
  @IsOptional() StateOrProvinceCode?: string;
  /** Ignored. */
  @IsOptional() Longitude?: number;
  /** Ignored. */
  @IsOptional() Latitude?: number;
}

export class PartyContactDto {
  @IsString() @IsNotEmpty() @MaxLength(120) PersonName: string;
  @MailAddress() EmailAddress: string;
  @IsString() @IsNotEmpty() @MaxLength(40) PhoneNumber1: string;
  @IsOptional() @IsString() @MaxLength(40) CellPhone?: string;
  /** Ignored. */
  @IsOptional() CompanyName?: string;
  /** Ignored. */
  @IsOptional() PhoneNumber2?: string;
  /** Ignored. */
  @IsOptional() Department?: string;
  /** Ignored. */
  @IsOptional() Title?: string;
  /** Ignored. */
  @IsOptional() Type?: string;
}

export class ConsigneeDto {
  @IsObject() @ValidateNested() @Type(() => PartyAddressDto) PartyAddress: PartyAddressDto;
  @IsObject() @ValidateNested() @Type(() => PartyContactDto) Contact: PartyContactDto;
  /** Ignored. */
  @IsOptional() Reference1?: string;
  /** Ignored. */
  @IsOptional() Reference2?: string;
  /** Ignored. */
  @IsOptional() AccountNumber?: string;
}

/** Only the order's id and the consignee are read; all other values are set by the server. */
export class ShipmentRequestDto {
  /** The order's operation id. */
  @IsString() @Matches(/^\w{1,32}$/, withMessage('input.notValid')) Reference1: string;
  @IsObject() @ValidateNested() @Type(() => ConsigneeDto) Consignee: ConsigneeDto;
  /** Ignored. */
  @IsOptional() Reference2?: string;
  /** Ignored. */
  @IsOptional() Reference3?: string;
  /** Ignored. */
  @IsOptional() Shipper?: unknown;
  /** Ignored. */
  @IsOptional() ThirdParty?: unknown;
  /** Ignored. */
  @IsOptional() ShippingDateTime?: string;
  /** Ignored. */
  @IsOptional() DueDate?: string;
  /** Ignored. */
  @IsOptional() Comments?: string;
  /** Ignored. */
  @IsOptional() PickupLocation?: string;
  /** Ignored. */
  @IsOptional() OperationsInstructions?: string;
  /** Ignored; the carrier's own spelling. */
  @IsOptional() AccountingInstrcutions?: string;
  /** Ignored. */
  @IsOptional() Details?: unknown;
  /** Ignored. */
  @IsOptional() Attachments?: unknown;
  /** Ignored. */
  @IsOptional() ForeignHAWB?: string;
  /** Ignored. */
  @IsOptional() TransportType?: string;
  /** Ignored. */
  @IsOptional() PickupGUID?: string;
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
  @IsObject({ each: true })
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

export class SettleVoidedParcelDto {
  /** `recalled`: the carrier returns it; `taken_back`: it is in the store; `left_with_shopper`: it was delivered. */
  @IsIn(VOIDED_OUTCOMES) @ApiProperty({ enum: VOIDED_OUTCOMES }) outcome: VoidedOutcome;
}
