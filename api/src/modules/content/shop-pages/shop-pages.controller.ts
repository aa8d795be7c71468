import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import type { ShopPageName } from '@shop/shop-rules';
import { Public, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { done } from '../../../platform/http/done.dto.js';
import { msg } from '../../../platform/i18n/message.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { LIMITS } from '../../../platform/rate-limit/limits.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { PageParam } from './page-param.js';
import { ShopPagesService } from './shop-pages.service.js';
import {
  ChangeShopPageDto,
  DiscardDraftDto,
  PageBaseDto,
  PageTextQueryDto,
  PageTextsDto,
  PageVersionsDto,
  PageVersionsQueryDto,
  PreviewedPageDto,
  SaveDraftDto,
  ShopPageDto,
  ShopPageRowDto,
  ShopPageWrittenDto,
  ShownPageDto,
} from './shop-pages.dto.js';

@Controller()
export class ShopPagesController {
  constructor(private readonly pages: ShopPagesService) {}

  /** Text of the about page or of a policy in one language, with placeholders for values of the settings. */
  @Public()
  @Get('pages/:page')
  text(
    @PageParam() page: ShopPageName,
    @Query() { locale = 'en' }: PageTextQueryDto,
  ): Promise<ShownPageDto> {
    return this.pages.text(page, locale);
  }

  /** The draft of a page in one language, for the staff session of the link; 404 once that has ended. */
  @Public()
  @RateLimit(LIMITS.read)
  @Get('pages/preview/:token')
  @Header('Cache-Control', 'no-store')
  preview(
    @Param('token') token: string,
    @Query() { locale = 'en' }: PageTextQueryDto,
  ): Promise<PreviewedPageDto> {
    return this.pages.preview(token, locale);
  }

  /** The pages whose text staff edit. */
  @RequireRight('pages.edit')
  @Get('admin/pages')
  list(): Promise<ShopPageRowDto[]> {
    return this.pages.list();
  }

  /** The texts of a page in both languages, and the default texts of the release. */
  @RequireRight('pages.edit')
  @Get('admin/pages/:page')
  one(@PageParam() page: ShopPageName, @CurrentUser() user: Principal): Promise<ShopPageDto> {
    return this.pages.one(page, user);
  }

  /** Publishes texts as a new version, and ends the draft; 409 if the page or its draft was changed since `version` and `draft` were read. */
  @RequireRight('pages.edit')
  @Put('admin/pages/:page')
  async publish(
    @PageParam() page: ShopPageName,
    @Body() input: ChangeShopPageDto,
    @CurrentUser() user: Principal,
  ): Promise<ShopPageWrittenDto> {
    return { ...done('page.published'), page: await this.pages.publish(page, input, user) };
  }

  /** Saves texts that shoppers do not read yet; 409 if the page or its draft was changed since `version` and `draft` were read. */
  @RequireRight('pages.edit')
  @Put('admin/pages/:page/draft')
  async saveDraft(
    @PageParam() page: ShopPageName,
    @Body() input: SaveDraftDto,
    @CurrentUser() user: Principal,
  ): Promise<ShopPageWrittenDto> {
    return { ...done('page.draftSaved'), page: await this.pages.saveDraft(page, input, user) };
  }

  /** Deletes the draft; 409 if it was changed since `draft` was read. */
  @RequireRight('pages.edit')
  @Delete('admin/pages/:page/draft')
  async discardDraft(
    @PageParam() page: ShopPageName,
    @Query() { draft }: DiscardDraftDto,
    @CurrentUser() user: Principal,
  ): Promise<ShopPageWrittenDto> {
    return {
      ...done('page.draftDiscarded'),
      page: await this.pages.discardDraft(page, draft, user),
    };
  }

  /** The published versions of a page, the last first. */
  @RequireRight('pages.edit')
  @Get('admin/pages/:page/versions')
  versions(
    @PageParam() page: ShopPageName,
    @Query() { before }: PageVersionsQueryDto,
  ): Promise<PageVersionsDto> {
    return this.pages.versions(page, before);
  }

  /** The texts of a version; a default text is that of the present release. */
  @RequireRight('pages.edit')
  @Get('admin/pages/:page/versions/:number')
  version(
    @PageParam() page: ShopPageName,
    @IdParam('number') number: number,
  ): Promise<PageTextsDto> {
    return this.pages.version(page, number);
  }

  /** Saves the texts of a version as the draft; 409 if the page or its draft was changed since `version` and `draft` were read. */
  @RequireRight('pages.edit')
  @Post('admin/pages/:page/versions/:number/restore')
  @HttpCode(200)
  async restore(
    @PageParam() page: ShopPageName,
    @IdParam('number') number: number,
    @Body() base: PageBaseDto,
    @CurrentUser() user: Principal,
  ): Promise<ShopPageWrittenDto> {
    const restored = await this.pages.restore(page, number, base, user);
    return { ...done(msg('page.restored', { number })), page: restored };
  }
}
