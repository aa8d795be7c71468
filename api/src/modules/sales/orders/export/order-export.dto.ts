import { OmitType } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';
import { OrderListQueryDto } from '../order-input.dto.js';

export class OrderExportQueryDto extends OmitType(OrderListQueryDto, ['page', 'limit']) {
  /** Public ids of up to 100 chosen orders, joined by commas; they replace the filters. */
  @IsOptional()
  @Matches(/^[\w-]{1,40}(,[\w-]{1,40}){0,99}$/, withMessage('input.notValid'))
  orders?: string;
}
