import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { BulkDocumentsDto, BulkPdfDto } from './bulk-documents.dto.js';
import { BulkDocumentsService } from './bulk-documents.service.js';

@Controller('users/orders/bulk')
export class BulkDocumentsController {
  constructor(private readonly documents: BulkDocumentsService) {}

  /** Labels and packing slips of up to 100 orders in one PDF, with what is missing per order; vendors get packing slips of their own lines, by order number. */
  @RequireRight('orders.view')
  @RateLimit({ name: 'bulk-documents', points: 20, seconds: 60 })
  @Post('documents')
  @HttpCode(200)
  create(
    @Body() { orders, contents }: BulkDocumentsDto,
    @CurrentUser() user: Principal,
  ): Promise<BulkPdfDto> {
    return this.documents.of(orders, contents, user);
  }
}
