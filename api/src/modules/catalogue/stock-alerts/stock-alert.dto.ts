import { LARGEST_ID } from '@shop/shop-rules';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';
import { MailAddress } from '../../../platform/http/validation/mail-address.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';

/** A request for one mail when a sold-out product is back in stock. */
export class StockAlertRequestDto {
  @IsInt() @Min(1) @Max(LARGEST_ID) productId: number;
  /** One size and color of it; if omitted, any. */
  @IsOptional() @IsInt() @Min(1) @Max(LARGEST_ID) variantId?: number | null;
  /** Required for a guest; that of the account otherwise. */
  @Omittable() @MailAddress() email?: string;
  /** Language of the mail. */
  @Omittable() @IsIn(['en', 'ar']) locale?: 'en' | 'ar';
}

export class StockAlertKeyDto {
  /** From the response or the mailed link. */
  @IsString()
  @Matches(/^\d{1,10}\.[\w-]{43}$/, withMessage('stockAlert.linkInvalid'))
  key: string;
}

export class StockAlertAddedDto extends DoneDto {
  /** False: the address has to be confirmed with the mailed link first. */
  isConfirmed: boolean;
  /** Removes the request. */
  key: string;
}

/** An open request of a shopper. */
export class StockAlertDto {
  productId: number;
  variantId: number | null;
  isConfirmed: boolean;
  /** Removes the request. */
  key: string;
}

export class StockAlertsDto {
  alerts: StockAlertDto[];
}
