import { Body, Controller, Delete, Get, Query } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { done } from '../../../../platform/http/done.dto.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { ProductIdsDto } from '../removal/product-removal.dto.js';
import { ProductsPurgedDto, TrashDto, TrashQueryDto } from './trash.dto.js';
import { TrashService } from './trash.service.js';

@Controller('products/trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  /** Deleted products, the last first; vendors get their own. */
  @RequireRight('products.delete')
  @Get()
  list(@Query() query: TrashQueryDto, @CurrentUser() user: Principal): Promise<TrashDto> {
    return this.trash.list(user, query);
  }

  /** Deletes deleted products permanently, all or none; 409 if orders or reviews refer to one. */
  @RequireRight('products.purge')
  @Delete()
  async purge(@Body() { ids }: ProductIdsDto): Promise<ProductsPurgedDto> {
    await this.trash.purge(ids);
    return { ...done('product.manyPurged'), purged: ids.length };
  }
}
