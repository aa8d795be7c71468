import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { done } from '../../../../platform/http/done.dto.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { OrderTagsChangedDto, OrderTagsDto, SetOrderTagsDto } from './order-note.dto.js';
import { OrderTagsService } from './order-tags.service.js';

/** Tags that only staff see. */
@Controller('users/orders')
@RequireRight('orders.notes')
export class OrderTagsController {
  constructor(private readonly tags: OrderTagsService) {}

  /** Suggestions: tags given last, the most frequent first. */
  @Get('tags')
  async suggested(): Promise<OrderTagsDto> {
    return { tags: await this.tags.suggested() };
  }

  /** Replaces the tags of an order; 409 if they were changed since they were read. */
  @Put('one/:operationId/tags')
  async set(
    @Param('operationId') operationId: string,
    @Body() input: SetOrderTagsDto,
    @CurrentUser() user: Principal,
  ): Promise<OrderTagsChangedDto> {
    return { ...done('orderTags.saved'), tags: await this.tags.set(operationId, user, input) };
  }
}
