import { Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/access.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { OpenedDraftOrderDto } from './draft-order.dto.js';
import { DraftOrdersService } from './draft-orders.service.js';

@Controller('draft-orders')
export class OpenedDraftOrdersController {
  constructor(private readonly drafts: DraftOrdersService) {}

  /**
   * What the link of a draft shows, and records that it was opened; 404 without its key. The draft is ordered by the
   * calls of the checkout with its purchase id, once.
   */
  @Public()
  @RateLimit({ name: 'draft-order', points: 60, seconds: 60 })
  @Post(':id/open')
  @HttpCode(200)
  @ApiHeader({ name: 'X-Draft-Key', required: true, description: 'Key of the link.' })
  open(
    @IdParam() id: number,
    @Headers('x-draft-key') key: string | undefined,
  ): Promise<OpenedDraftOrderDto> {
    return this.drafts.open(id, key);
  }
}
