import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { Roles } from '../../../platform/auth/access.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import type { PlainId } from '../../../platform/i18n/message.js';
import {
  ChangeListSettingsDto,
  ChangeListViewDto,
  ListViewsChangedDto,
  ListViewsDto,
  OrderListViewsDto,
  RemoveListViewQueryDto,
  SaveListViewDto,
} from './list-views.dto.js';
import { ListViewsReader } from './list-views.reader.js';
import { ListViewsService } from './list-views.service.js';

/** Saved views and columns of the dashboard's lists. Each list needs a right of its own, which the service checks. */
@Controller('list-views')
@Roles('admin', 'ops', 'vendor')
export class ListViewsController {
  constructor(
    private readonly reader: ListViewsReader,
    private readonly views: ListViewsService,
  ) {}

  /** The caller's views and those of the shop, of every list that the caller sees; vendors get only their own. */
  @Get()
  list(@CurrentUser() user: Principal): Promise<ListViewsDto> {
    return this.reader.of(user);
  }

  /** Saves a view, up to 50 of the caller and 50 of the shop per list; a name is used once. */
  @Post()
  @Idempotent()
  @HttpCode(200)
  async save(
    @CurrentUser() user: Principal,
    @Body() view: SaveListViewDto,
  ): Promise<ListViewsChangedDto> {
    await this.views.save(user, view);
    return this.changed('listView.saved', user);
  }

  /** Stores the order of the caller's views of a list, or of the shared ones. */
  @Put('order')
  async order(
    @CurrentUser() user: Principal,
    @Body() order: OrderListViewsDto,
  ): Promise<ListViewsChangedDto> {
    await this.views.order(user, order);
    return this.changed('listView.saved', user);
  }

  /** Stores which columns the caller hides, and the view that the list opens with. */
  @Put('settings')
  async settings(
    @CurrentUser() user: Principal,
    @Body() settings: ChangeListSettingsDto,
  ): Promise<ListViewsChangedDto> {
    await this.views.changeSettings(user, settings);
    return this.changed('listView.saved', user);
  }

  /** Renames, shares or changes a view; refused if it was changed since `version`. */
  @Put(':id')
  async change(
    @CurrentUser() user: Principal,
    @IdParam() id: number,
    @Body() change: ChangeListViewDto,
  ): Promise<ListViewsChangedDto> {
    await this.views.change(user, id, change);
    return this.changed('listView.saved', user);
  }

  /** Deletes a view; deleting it again succeeds. */
  @Delete(':id')
  async remove(
    @CurrentUser() user: Principal,
    @IdParam() id: number,
    @Query() { version }: RemoveListViewQueryDto,
  ): Promise<ListViewsChangedDto> {
    await this.views.remove(user, id, version);
    return this.changed('listView.deleted', user);
  }

  private async changed(message: PlainId, user: Principal): Promise<ListViewsChangedDto> {
    return { ...done(message), ...(await this.reader.of(user)) };
  }
}
