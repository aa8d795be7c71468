import { Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Locale } from '@shop/shop-rules';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { msg } from '../../../platform/i18n/message.js';
import { RequestedLocale } from '../../../platform/i18n/requested-locale.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { ExportsService } from './exports.service.js';
import { JobDto, JobResponseDto, JobsDto, JobsQueryDto } from './jobs.dto.js';
import { JobsReader } from './jobs.reader.js';

@Controller('jobs')
export class JobsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly reader: JobsReader,
  ) {}

  /** Imports and exports of the last 90 days, newest first; admins see all, others their own. */
  @RequireRight('jobs.view')
  @Get()
  list(@CurrentUser() user: Principal, @Query() query: JobsQueryDto): Promise<JobsDto> {
    return this.reader.list(user, query);
  }

  /** Starts an export of all products, for vendors of their own, as workbooks that an import takes back. */
  @RequireRight('products.edit')
  @RateLimit({ name: 'product-export', points: 10, seconds: 60 })
  @Post('exports/products')
  @HttpCode(202)
  async exportProducts(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<JobResponseDto> {
    return this.started(await this.exports.startProducts(user, locale));
  }

  /** State of an export that the account started; any for admins. */
  @RequireRight('jobs.view')
  @Get('exports/:id')
  async one(@CurrentUser() user: Principal, @IdParam() id: number): Promise<JobDto> {
    await this.exports.owned(user, id);
    return this.reader.export(id);
  }

  /** Cancels an export that is not finished and deletes its files; for the account that started it and for admins. */
  @RequireRight('jobs.view')
  @Post('exports/:id/cancel')
  @HttpCode(200)
  async cancel(@CurrentUser() user: Principal, @IdParam() id: number): Promise<JobResponseDto> {
    await this.exports.cancel(user, id);
    return { ...done(msg('export.cancelled')), job: await this.reader.export(id) };
  }

  /** A file of a finished export, for the account that started it and for admins; deleted after 7 days. */
  @RequireRight('jobs.view')
  @Get('exports/:id/files/:part')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async file(
    @CurrentUser() user: Principal,
    @IdParam() id: number,
    @IdParam('part') part: number,
  ): Promise<StreamableFile> {
    const { name, type, content } = await this.exports.file(user, id, part);
    return new StreamableFile(content, { type, disposition: `attachment; filename="${name}"` });
  }

  private async started(id: number): Promise<JobResponseDto> {
    return { ...done(msg('export.started')), job: await this.reader.export(id) };
  }
}
