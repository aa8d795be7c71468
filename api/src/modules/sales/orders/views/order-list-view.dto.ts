import { VIEW_NAME_LENGTH, VIEW_QUERY_LENGTH } from '@shop/shop-rules';
import { IsString, Length, Matches, MaxLength } from 'class-validator';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';

export class RenameOrderViewDto {
  @IsString() @Trimmed() @Length(1, VIEW_NAME_LENGTH) name: string;
}

export class SaveOrderViewDto extends RenameOrderViewDto {
  /** Query of the list's address with filters and sort order, without the page. */
  @IsString()
  @MaxLength(VIEW_QUERY_LENGTH)
  @Matches(/^[\w.~%+*=&-]*$/, withMessage('input.notValid'))
  query: string;
}

/** A saved view of the order list. */
export class OrderViewDto {
  id: number;
  name: string;
  /** Query of the list's address. */
  query: string;
}

export class OrderViewsDto {
  /** By name. */
  views: OrderViewDto[];
}

export class OrderViewsChangedDto extends DoneDto {
  views: OrderViewDto[];
}
