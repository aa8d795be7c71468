import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';
import { ORDER_STATES, type OrderState } from '../../../sales/order-core/order-machine.js';
import {
  ExportedCouponDto,
  ExportedDraftOrderDto,
  ExportedMailDto,
  ExportedOrderDto,
  ExportedStockAlertDto,
} from '../shopper-data.dto.js';
import { ShopperReturnDto } from '../shopper-record.dto.js';

/** How a person without an account is found. */
export class GuestContactDto {
  /** An email address, a phone number or an order number. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(200) contact: string;
}

/** An account with the contact; its data is exported and erased with the account. */
export class GuestAccountDto {
  id: number;
  name: string;
  email: string;
}

/** An order that belongs to no account. */
export class GuestOrderDto {
  operationId: string;
  /** `LW-10427` */
  number: string;
  @ApiProperty({ enum: ORDER_STATES }) state: OrderState;
  /** Empty once it is erased. */
  fullName: string;
  /** ISO time. */
  createdAt: string;
  /** First day on which name and address are no longer needed, such as 2032-01-01; null once they are erased. */
  addressUntil: string | null;
}

/** What is stored about a contact without an account. */
export class GuestDto {
  /** At most 20. */
  accounts: GuestAccountDto[];
  emails: string[];
  phones: string[];
  /** The newest 50. */
  orders: GuestOrderDto[];
  /** Numbers of all orders, and of those that are open and prevent erasing. */
  orderCount: number;
  openOrders: number;
  stockAlerts: number;
  /** Requests to become a vendor that did not become an account. */
  sellerRequests: number;
  /** Orders that staff prepared and that were not placed. */
  draftOrders: number;
  /** Coupons that an account with the contact could use. */
  coupons: number;
  mails: number;
}

export class ExportedSellerRequestDto {
  name: string;
  email: string;
  phone: string;
  location: string;
  /** ISO time. */
  createdAt: string;
}

/** A coupon for the contact alone; email address or phone number is empty if it has none. */
export class ExportedGuestCouponDto extends ExportedCouponDto {
  email: string;
  phone: string;
}

/** Everything stored about a contact without an account, except the internal notes of staff. */
export class GuestExportDto {
  emails: string[];
  phones: string[];
  orders: ExportedOrderDto[];
  returns: ShopperReturnDto[];
  stockAlerts: ExportedStockAlertDto[];
  sellerRequests: ExportedSellerRequestDto[];
  draftOrders: ExportedDraftOrderDto[];
  coupons: ExportedGuestCouponDto[];
  mails: ExportedMailDto[];
}

/** Orders without an account whose personal data is erased by the next sweeps. */
export class GuestRetentionDto {
  /** Years for which records of sales are retained, after the year of the sale. */
  years: number;
  /** First day whose records are still retained, such as 2021-01-01. */
  retainedFrom: string;
  /** Due orders; counted up to 10,000. */
  orders: number;
}
