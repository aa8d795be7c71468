import { OmitType } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';
import { OrderListQueryDto } from '../order-input.dto.js';

/** The filters of the list. */
export class OrderExportFiltersDto extends OmitType(OrderListQueryDto, ['page', 'limit']) {}

export class OrderExportQueryDto extends OrderExportFiltersDto {
  /** Public ids of up to 100 chosen orders, joined by commas; they replace the filters. */
  @IsOptional()
  @Matches(/^[\w-]{1,40}(,[\w-]{1,40}){0,99}$/, withMessage('input.notValid'))
  orders?: string;
}
