import { Body, Controller, Get, HttpCode, Post, Query, UploadedFiles } from '@nestjs/common';
import { extname } from 'node:path';
import type { MulterOptions } from '@nestjs/platform-express/multer/interfaces/multer-options.interface.js';
import { IMPORT_RIGHTS, type ListImportKind } from '@shop/shop-rules';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../platform/files/receive-files.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { EXCEL_UPLOAD } from '../../catalogue/product-import/excel-upload.js';
import { ConfirmImportDto } from '../../catalogue/product-import/product-import.dto.js';
import { refusedFile } from './list-file.js';
import {
  ListImportResponseDto,
  ListImportRowsDto,
  ListImportRowsQueryDto,
  UploadListDto,
  UploadTranslationsDto,
  type ListImportDto,
} from './list-import.dto.js';
import { ListImportsService } from './list-imports.service.js';

/** Accepts one .xlsx or .csv; its content is checked when it is read. */
const LIST_UPLOAD: MulterOptions = {
  ...EXCEL_UPLOAD,
  fileFilter: (_request, file: Express.Multer.File, accept) => {
    if (['.xlsx', '.csv'].includes(extname(file.originalname).toLowerCase()))
      return accept(null, true);
    accept(refusedFile(msg('listImport.fileType')), false);
  },
};
const ReceiveList = (): MethodDecorator =>
  ReceiveFiles({ file: 1 }, { largest: '5 MB', options: LIST_UPLOAD });

/** A check writes all rows of a file and rolls back. */
const CHECKS = { name: 'list-import', points: 10, seconds: 60 };

/** Imports of lists that an export wrote. */
@Controller('jobs/imports')
export class ListImportsController {
  constructor(private readonly imports: ListImportsService) {}

  /** Checks a file of categories; it changes nothing until it is confirmed. */
  @RequireRight(IMPORT_RIGHTS.categories)
  @RateLimit(CHECKS)
  @Post('categories')
  @HttpCode(200)
  @ReceiveList()
  categories(
    @Body() _input: UploadListDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<ListImportResponseDto> {
    return this.check(user, 'categories', {}, files);
  }

  /** Checks a file of brands; it changes nothing until it is confirmed. */
  @RequireRight(IMPORT_RIGHTS.brands)
  @RateLimit(CHECKS)
  @Post('brands')
  @HttpCode(200)
  @ReceiveList()
  brands(
    @Body() _input: UploadListDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<ListImportResponseDto> {
    return this.check(user, 'brands', {}, files);
  }

  /** Checks a file of offers; it changes nothing until it is confirmed. */
  @RequireRight(IMPORT_RIGHTS.offers)
  @RateLimit(CHECKS)
  @Post('offers')
  @HttpCode(200)
  @ReceiveList()
  offers(
    @Body() _input: UploadListDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<ListImportResponseDto> {
    return this.check(user, 'offers', {}, files);
  }

  /** Checks a file of partners; it changes nothing until it is confirmed. */
  @RequireRight(IMPORT_RIGHTS.partners)
  @RateLimit(CHECKS)
  @Post('partners')
  @HttpCode(200)
  @ReceiveList()
  partners(
    @Body() _input: UploadListDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<ListImportResponseDto> {
    return this.check(user, 'partners', {}, files);
  }

  /** Checks a file of hero banners; it changes nothing until it is confirmed. */
  @RequireRight(IMPORT_RIGHTS.banners)
  @RateLimit(CHECKS)
  @Post('banners')
  @HttpCode(200)
  @ReceiveList()
  banners(
    @Body() _input: UploadListDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<ListImportResponseDto> {
    return this.check(user, 'banners', {}, files);
  }

  /** Checks a file of advertising tiles; it changes nothing until it is confirmed. */
  @RequireRight(IMPORT_RIGHTS['main-ads'])
  @RateLimit(CHECKS)
  @Post('main-ads')
  @HttpCode(200)
  @ReceiveList()
  mainAds(
    @Body() _input: UploadListDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<ListImportResponseDto> {
    return this.check(user, 'main-ads', {}, files);
  }

  /** Checks a file of promo videos; it changes nothing until it is confirmed. */
  @RequireRight(IMPORT_RIGHTS.videos)
  @RateLimit(CHECKS)
  @Post('videos')
  @HttpCode(200)
  @ReceiveList()
  videos(
    @Body() _input: UploadListDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<ListImportResponseDto> {
    return this.check(user, 'videos', {}, files);
  }

  /** Checks a file of coupons; it changes nothing until it is confirmed. */
  @RequireRight(IMPORT_RIGHTS.coupons)
  @RateLimit(CHECKS)
  @Post('coupons')
  @HttpCode(200)
  @ReceiveList()
  coupons(
    @Body() _input: UploadListDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<ListImportResponseDto> {
    return this.check(user, 'coupons', {}, files);
  }

  /** Checks a file of texts in both languages; it changes nothing until it is confirmed. */
  @RequireRight(IMPORT_RIGHTS.translations)
  @RateLimit(CHECKS)
  @Post('translations')
  @HttpCode(200)
  @ReceiveList()
  translations(
    @Body() { kind }: UploadTranslationsDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<ListImportResponseDto> {
    return this.check(user, 'translations', { kind }, files);
  }

  /** State of a file of the last 90 days that the account uploaded; any for admins. */
  @RequireRight('jobs.view')
  @Get(':id')
  async one(@CurrentUser() user: Principal, @IdParam() id: number): Promise<ListImportResponseDto> {
    return response(await this.imports.one(user, id));
  }

  /** The rows of a file, each with what it does or its errors. */
  @RequireRight('jobs.view')
  @Get(':id/rows')
  rows(
    @CurrentUser() user: Principal,
    @IdParam() id: number,
    @Query() query: ListImportRowsQueryDto,
  ): Promise<ListImportRowsDto> {
    return this.imports.rows(user, id, query);
  }

  /** Imports a checked file; with `skipErrors` its rows without errors. Coupons need a confirmed identity. Repeating it changes nothing. */
  @RequireRight('jobs.view')
  @Post(':id/confirm')
  @HttpCode(202)
  async confirm(
    @CurrentUser() user: Principal,
    @IdParam() id: number,
    @Body() { skipErrors }: ConfirmImportDto,
  ): Promise<ListImportResponseDto> {
    return response(await this.imports.confirm(user, id, skipErrors));
  }

  /**
   * Undoes an import within 30 days, or cancels one in progress: added rows are deleted, changed ones restored. Rows that
   * have changed or are in use since stay as they are. Coupons need a confirmed identity. Repeating it changes nothing.
   */
  @RequireRight('jobs.view')
  @Post(':id/undo')
  @HttpCode(202)
  async undo(
    @CurrentUser() user: Principal,
    @IdParam() id: number,
  ): Promise<ListImportResponseDto> {
    return response(await this.imports.undo(user, id));
  }

  private async check(
    user: Principal,
    kind: ListImportKind,
    query: object,
    files?: FormFiles<'file'>,
  ): Promise<ListImportResponseDto> {
    const file = files?.file?.[0];
    if (!file) throw refusedFile(msg('listImport.fileMissing'));
    return response(await this.imports.check(user, kind, query, file));
  }
}

const messageOf = (row: ListImportDto): Message => {
  const { state, total, toCreate: added, toUpdate: changed, unchanged, errors, notUndone } = row;
  if (state === 'checked')
    return msg('listImport.checked', { total, added, changed, unchanged, errors });
  if (state === 'queued' || state === 'running') return msg('listImport.started');
  if (state === 'done') return msg('listImport.done', { added, changed, errors });
  if (state === 'undoing') return msg('listImport.undoing');
  return notUndone > 0 ? msg('listImport.undoneSome', { notUndone }) : msg('listImport.undone');
};

const response = (row: ListImportDto): ListImportResponseDto => ({
  ...done(messageOf(row)),
  import: row,
});
