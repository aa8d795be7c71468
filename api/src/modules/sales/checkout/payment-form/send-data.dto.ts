import {
  IsEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Matches,
  ValidateIf,
} from 'class-validator';
import { MailAddress } from '../../../../platform/http/validation/mail-address.js';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';

const CARD_REFUSED = withMessage('input.cardData');

/**
 * The card payment form. Only lines, delivery address and contact are read; amounts, return
 * addresses and the merchant are set by the server, and card data is rejected.
 */
export class SendDataDto {
  /** JSON text of the lines: `[{productId, size, color, quantity}]`. */
  @IsString() @MaxLength(20_000) lines: string;
  /** UUID of the cart; all orders of one cart are one purchase, which is paid once. */
  @IsOptional() @IsUUID() purchase_id?: string;
  /** Code of a coupon, in any case. An order that cannot use it is refused. */
  @IsOptional() @IsString() @MaxLength(60) coupon?: string;
  /** Discount of the quote that the shopper agreed to, in AED; an order with another one is refused: `coupon_changed`. */
  @IsOptional()
  @Matches(/^\d{1,7}(\.\d{1,2})?$/, withMessage('input.notAmount'))
  discount?: string;
  @IsOptional() @IsString() @MaxLength(120) fullName?: string;
  @IsOptional() @IsString() @MaxLength(40) phone?: string;
  @IsOptional() @IsString() @MaxLength(200) area?: string;
  @IsOptional() @IsString() @MaxLength(200) building?: string;
  @IsOptional() @IsString() @MaxLength(60) flat?: string;
  @IsOptional() @IsString() @MaxLength(500) notes?: string;

  @IsOptional() @IsString() @MaxLength(200) merchant_id?: string;
  @IsOptional() @IsString() @MaxLength(200) merchant_key?: string;
  @IsOptional() @IsString() @MaxLength(200) order_no?: string;
  @IsOptional() @IsString() @MaxLength(200) amount?: string;
  @IsOptional() @IsString() @MaxLength(200) country?: string;
  @IsOptional() @IsString() @MaxLength(200) currency?: string;
  @IsOptional() @IsString() @MaxLength(200) txn_type?: string;
  @IsOptional() @IsString() @MaxLength(2000) success_url?: string;
  @IsOptional() @IsString() @MaxLength(2000) failure_url?: string;
  @IsOptional() @IsString() @MaxLength(200) channel?: string;
  @IsOptional() @IsString() @MaxLength(200) pg_id?: string;
  @IsOptional() @IsString() @MaxLength(200) paymode?: string;
  @IsOptional() @IsString() @MaxLength(200) scheme?: string;
  @IsOptional() @IsString() @MaxLength(200) emi_months?: string;
  @IsEmpty(CARD_REFUSED) card_no?: string;
  @IsEmpty(CARD_REFUSED) exp_month?: string;
  @IsEmpty(CARD_REFUSED) exp_year?: string;
  @IsEmpty(CARD_REFUSED) cvv2?: string;
  @IsEmpty(CARD_REFUSED) card_name?: string;
  @IsOptional() @IsString() @MaxLength(120) cust_name?: string;
  /** Recipient of the order's mails; empty: the shopper's own address. */
  @ValidateIf((_, value) => Boolean(value)) @MailAddress() email_id?: string;
  @IsOptional() @IsString() @MaxLength(40) mobile_no?: string;
  @IsOptional() @IsString() @MaxLength(200) unique_id?: string;
  @IsOptional() @IsString() @MaxLength(200) is_logged_in?: string;
  @IsOptional() @IsString() @MaxLength(500) bill_address?: string;
  @IsOptional() @IsString() @MaxLength(200) bill_city?: string;
  @IsOptional() @IsString() @MaxLength(200) bill_state?: string;
  @IsOptional() @IsString() @MaxLength(200) bill_country?: string;
  @IsOptional() @IsString() @MaxLength(200) bill_zip?: string;
  @IsOptional() @IsString() @MaxLength(500) ship_address?: string;
  /** City of the delivery. */
  @IsOptional() @IsString() @MaxLength(80) ship_city?: string;
  @IsOptional() @IsString() @MaxLength(200) ship_state?: string;
  @IsOptional() @IsString() @MaxLength(200) ship_country?: string;
  @IsOptional() @IsString() @MaxLength(200) ship_zip?: string;
  @IsOptional() @IsString() @MaxLength(200) ship_days?: string;
  @IsOptional() @IsString() @MaxLength(200) address_count?: string;
  @IsOptional() @IsString() @MaxLength(200) item_count?: string;
  @IsOptional() @IsString() @MaxLength(200) item_value?: string;
  @IsOptional() @IsString() @MaxLength(200) item_category?: string;
  @IsOptional() @IsString() @MaxLength(500) udf_1?: string;
  @IsOptional() @IsString() @MaxLength(500) udf_2?: string;
  @IsOptional() @IsString() @MaxLength(500) udf_3?: string;
  @IsOptional() @IsString() @MaxLength(500) udf_4?: string;
  @IsOptional() @IsString() @MaxLength(500) udf_5?: string;
}
