import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { done } from '../../../../platform/http/done.dto.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import type { PlainId } from '../../../../platform/i18n/message.js';
import {
  OrderViewsChangedDto,
  OrderViewsDto,
  RenameOrderViewDto,
  SaveOrderViewDto,
} from './order-list-view.dto.js';
import { OrderListViewsService } from './order-list-views.service.js';

/** Saved views of the order list, of the calling account. */
@Controller('users/orders/views')
@RequireRight('orders.view')
export class OrderListViewsController {
  constructor(private readonly views: OrderListViewsService) {}

  /** The caller's saved views of the order list, by name. */
  @Get()
  async list(@CurrentUser() { id }: Principal): Promise<OrderViewsDto> {
    return { views: await this.views.of(id) };
  }

  /** Saves a view, up to 20; one with the same name is replaced. */
  @Post()
  @HttpCode(200)
  async save(
    @Body() view: SaveOrderViewDto,
    @CurrentUser() { id }: Principal,
  ): Promise<OrderViewsChangedDto> {
    await this.views.save(id, view);
    return this.changed('orderView.saved', id);
  }

  /** Renames a view of the caller. */
  @Put(':viewId')
  async rename(
    @IdParam('viewId') viewId: number,
    @Body() { name }: RenameOrderViewDto,
    @CurrentUser() { id }: Principal,
  ): Promise<OrderViewsChangedDto> {
    await this.views.rename(id, viewId, name);
    return this.changed('orderView.saved', id);
  }

  /** Deletes a view of the caller; deleting it again succeeds. */
  @Delete(':viewId')
  async remove(
    @IdParam('viewId') viewId: number,
    @CurrentUser() { id }: Principal,
  ): Promise<OrderViewsChangedDto> {
    await this.views.remove(id, viewId);
    return this.changed('orderView.deleted', id);
  }

  private async changed(message: PlainId, staffId: number): Promise<OrderViewsChangedDto> {
    return { ...done(message), views: await this.views.of(staffId) };
  }
}
