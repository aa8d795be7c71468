import { Controller, Get, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { kindOfName } from '@shop/shop-rules';
import { RequireRight, Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { FileStore } from '../../../platform/files/store/file-store.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { LIMITS } from '../../../platform/rate-limit/limits.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { ReturnRequestsService } from './return-requests.service.js';
import { ReturnResponseDto } from './return.dto.js';
import { ReturnsReader } from './returns-reader.service.js';

@Controller('returns/:id')
export class ReturnsController {
  constructor(
    private readonly reader: ReturnsReader,
    private readonly requests: ReturnRequestsService,
    private readonly store: FileStore,
  ) {}

  /** Withdraws the caller's own return while it is only requested. */
  @Roles('shopper')
  @Post('withdraw')
  @HttpCode(200)
  async withdraw(
    @IdParam() id: number,
    @CurrentUser() user: Principal,
  ): Promise<ReturnResponseDto> {
    await this.requests.withdraw(id, user);
    return { ...done('return.withdrawn'), return: await this.reader.own(id, user) };
  }

  /** A picture of a return, for its shopper and staff only. */
  @RequireRight('returns.view', 'shopper')
  @RateLimit(LIMITS.picture)
  @Get('pictures/:pictureId')
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @ApiOkResponse({ content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } })
  async picture(
    @IdParam() id: number,
    @IdParam('pictureId') pictureId: number,
    @CurrentUser() user: Principal,
  ): Promise<StreamableFile> {
    const name = await this.reader.pictureOf(id, pictureId, user);
    const type = kindOfName(name)?.served ?? 'application/octet-stream';
    return new StreamableFile(await this.store.read(name), { type, disposition: 'inline' });
  }
}
