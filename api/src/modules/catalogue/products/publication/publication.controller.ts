import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { done } from '../../../../platform/http/done.dto.js';
import type { Principal } from '../../../../platform/http/principal.js';
import {
  PublicationChangedDto,
  PublicationDto,
  UnpublishedDto,
  UnpublishedQueryDto,
} from './publication.dto.js';
import { PublicationService } from './publication.service.js';

/** Unpublished products exist for staff only. */
@RequireRight('products.edit')
@Controller('products')
export class PublicationController {
  constructor(private readonly publication: PublicationService) {}

  /** Unpublished products, the last changed first; vendors get their own. */
  @Get('unpublished')
  list(
    @Query() query: UnpublishedQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<UnpublishedDto> {
    return this.publication.list(user, query);
  }

  /** Publishes or hides products, all or none; vendors only their own. */
  @Put('publication')
  async change(
    @Body() input: PublicationDto,
    @CurrentUser() user: Principal,
  ): Promise<PublicationChangedDto> {
    const changed = await this.publication.change(user, input);
    return { ...done(input.published ? 'product.published' : 'product.unpublished'), changed };
  }
}
