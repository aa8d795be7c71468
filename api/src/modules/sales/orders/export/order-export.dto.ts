import { IsOptional, Matches } from 'class-validator';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';
import { OrderFiltersDto } from '../order-input.dto.js';

export class OrderExportFiltersDto extends OrderFiltersDto {}

export class OrderExportQueryDto extends OrderExportFiltersDto {
  /** Public ids of up to 100 chosen orders, joined by commas; they replace the filters. */
  @IsOptional()
  @Matches(/^[\w-]{1,40}(,[\w-]{1,40}){0,99}$/, withMessage('input.notValid'))
  orders?: string;
}
