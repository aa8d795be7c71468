import { Body, Controller, Get, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Locale } from '@shop/shop-rules';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { RequestedLocale } from '../../../platform/i18n/requested-locale.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { StatementFilesService, type StatementFile } from './statement-files.service.js';
import {
  OpenEntriesQueryDto,
  OpenStatementsDto,
  OpenStatementsQueryDto,
  StatementChangedDto,
  StatementEntriesDto,
  StatementEntriesQueryDto,
  StatementFileQueryDto,
  StatementListQueryDto,
  StatementMonthsDto,
  StatementPageDto,
  StatementPaymentDto,
  StatementResponseDto,
} from './vendor-statement.dto.js';
import { VendorStatementsService } from './vendor-statements.service.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PDF = 'application/pdf';
const FILES = { name: 'documents', points: 60, seconds: 60 };

const download = ({ name, content }: StatementFile, type: string): StreamableFile =>
  new StreamableFile(content, { type, disposition: `attachment; filename="${name}"` });

/** Monthly statements of vendors; vendors get only their own. */
@RequireRight('statements.view')
@Controller('vendor-statements')
export class VendorStatementsController {
  constructor(
    private readonly statements: VendorStatementsService,
    private readonly files: StatementFilesService,
  ) {}

  /** Issued statements, the latest month first. */
  @Get()
  list(
    @Query() query: StatementListQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<StatementPageDto> {
    return this.statements.page(query, user);
  }

  /** Sums of the issued statements by month. */
  @Get('months')
  months(@CurrentUser() user: Principal): Promise<StatementMonthsDto> {
    return this.statements.months(user);
  }

  /** What no statement contains yet, by vendor: a preview of the next ones. */
  @Get('open')
  open(
    @Query() { vendor }: OpenStatementsQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<OpenStatementsDto> {
    return this.statements.open(vendor, user);
  }

  /** The entries of such a preview. */
  @Get('open/entries')
  openEntries(
    @Query() { vendor, page, limit }: OpenEntriesQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<StatementEntriesDto> {
    return this.statements.openEntries(vendor, page, limit, user);
  }

  /** The statement of a vendor and month with its sums in AED; vendors get their own. */
  @Get(':id')
  async one(@IdParam() id: number, @CurrentUser() user: Principal): Promise<StatementResponseDto> {
    return { statement: await this.statements.one(id, user) };
  }

  /** The entries of a statement. */
  @Get(':id/entries')
  entries(
    @IdParam() id: number,
    @Query() { page, limit }: StatementEntriesQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<StatementEntriesDto> {
    return this.statements.entries(id, page, limit, user);
  }

  /** The statement as PDF; of a long one the first 1,000 entries. */
  @RateLimit(FILES)
  @Get(':id/statement.pdf')
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async pdf(
    @IdParam() id: number,
    @Query() { language }: StatementFileQueryDto,
    @RequestedLocale() locale: Locale,
    @CurrentUser() user: Principal,
  ): Promise<StreamableFile> {
    return download(await this.files.pdf(id, language ?? locale, user), PDF);
  }

  /** The statement as workbook, with all its entries. */
  @RateLimit(FILES)
  @Get(':id/statement.xlsx')
  @ApiProduces(XLSX)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async workbook(
    @IdParam() id: number,
    @Query() { language }: StatementFileQueryDto,
    @RequestedLocale() locale: Locale,
    @CurrentUser() user: Principal,
  ): Promise<StreamableFile> {
    return download(await this.files.workbook(id, language ?? locale, user), XLSX);
  }

  /** Records the payout as paid, corrects that, or removes it; 409 if the statement was changed since `version` was read. */
  @Confirmed()
  @RequireRight('statements.edit')
  @Put(':id/payment')
  async pay(
    @IdParam() id: number,
    @Body() input: StatementPaymentDto,
    @CurrentUser() user: Principal,
  ): Promise<StatementChangedDto> {
    return { ...done('statement.saved'), statement: await this.statements.pay(id, input, user) };
  }
}
