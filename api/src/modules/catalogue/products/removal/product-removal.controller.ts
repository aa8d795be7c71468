import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { DoneDto, done } from '../../../../platform/http/done.dto.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { ProductIdsDto, ProductsDeletedDto, ProductsRestoredDto } from './product-removal.dto.js';
import { ProductRemovalService } from './product-removal.service.js';

/** Deleted products keep their row and files: orders show them, and they can be restored for 30 days. */
@RequireRight('products.delete')
@Controller('products')
export class ProductRemovalController {
  constructor(private readonly products: ProductRemovalService) {}

  /** Deletes several products, all or none; vendors only their own. */
  @Delete('batch-delete')
  async removeAll(
    @Body() { ids }: ProductIdsDto,
    @CurrentUser() user: Principal,
  ): Promise<ProductsDeletedDto> {
    await this.products.remove(user, ids);
    return { ...done('product.manyDeleted'), deleted: ids.length, ids };
  }

  /** Restores several deleted products, all or none. */
  @Post('batch-restore')
  @HttpCode(200)
  async restoreAll(
    @Body() { ids }: ProductIdsDto,
    @CurrentUser() user: Principal,
  ): Promise<ProductsRestoredDto> {
    await this.products.restore(user, ids);
    return { ...done('product.manyRestored'), restored: ids.length, ids };
  }

  /** Deletes a product; vendors only their own. */
  @Delete(':id')
  async remove(@IdParam() id: number, @CurrentUser() user: Principal): Promise<DoneDto> {
    await this.products.remove(user, [id]);
    return done('product.deleted');
  }

  /** Restores a deleted product. */
  @Post(':id/restore')
  @HttpCode(200)
  async restore(@IdParam() id: number, @CurrentUser() user: Principal): Promise<DoneDto> {
    await this.products.restore(user, [id]);
    return done('product.restored');
  }
}
