import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Query,
  StreamableFile,
  UploadedFiles,
} from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Locale } from '@shop/shop-rules';
import { done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { RequestedLocale } from '../../../platform/i18n/requested-locale.js';
import { InvalidInput } from '../../../platform/http/problem.js';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../platform/files/receive-files.js';
import { EXCEL_UPLOAD } from './excel-upload.js';
import { checkedMessage, importedMessage } from './import-messages.js';
import {
  ConfirmImportDto,
  ProductExportNextDto,
  ProductExportNextQueryDto,
  ProductExportQueryDto,
  ProductImportResponseDto,
  ProductImportCheckedDto,
  ProductImportRowsDto,
  ProductImportRowsQueryDto,
  ProductImportsDto,
  ProductImportsQueryDto,
  SheetLanguageQueryDto,
  UploadExcelDto,
  UploadExcelQueryDto,
} from './product-import.dto.js';
import { ProductImportsReader } from './product-imports.reader.js';
import { ProductImportsService } from './product-imports.service.js';
import { ProductExportQueries } from './files/product-export.queries.js';
import { SheetFilesService } from './files/sheet-files.service.js';
import { msg } from '../../../platform/i18n/message.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FIRST_ROWS = 50;

@RequireRight('products.import')
@Controller('file')
export class ProductImportsController {
  constructor(
    private readonly imports: ProductImportsService,
    private readonly reader: ProductImportsReader,
    private readonly files: SheetFilesService,
    private readonly exports: ProductExportQueries,
  ) {}

  /**
   * Imports products from an Excel file, all rows or none; responds when it is done, or after 10 s while it continues.
   * With `dryRun` the file is only checked, and the import waits for confirmation.
   */
  @Post('upload-excel')
  @ApiBody({ type: UploadExcelDto })
  @ReceiveFiles({ file: 1 }, { largest: '5 MB', options: EXCEL_UPLOAD })
  async upload(
    @Query() { dryRun }: UploadExcelQueryDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<ProductImportCheckedDto> {
    const file = files?.file?.[0];
    if (!file) {
      const detail = msg('import.fileMissing');
      throw new InvalidInput(detail, [{ pointer: '#/file', detail }]);
    }
    const found = await this.imports.check(user.id, file);
    if (!dryRun) await this.imports.confirm(found.id);
    const row = dryRun ? found : await this.reader.settled(found.id);
    const message = dryRun ? checkedMessage(row) : importedMessage(row);
    const { rows } = await this.reader.rows(row.id, { limit: FIRST_ROWS });
    return { ...done(message), import: row, rows };
  }

  /** The Excel template, with all valid names. */
  @Get('template')
  @ApiProduces(XLSX)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async template(
    @Query() { language }: SheetLanguageQueryDto,
    @RequestedLocale() locale: Locale,
  ): Promise<StreamableFile> {
    return workbook(await this.files.template(language ?? locale), 'products-template');
  }

  /** The next file of an export of all products, which are in the order of their ids; null after the last one. */
  @Get('products/next')
  async nextPart(@Query() { after }: ProductExportNextQueryDto): Promise<ProductExportNextDto> {
    return { part: await this.exports.nextPart(after) };
  }

  /**
   * The products with these ids, 5,000 at most, as a workbook that an import takes back: unedited rows change nothing,
   * and rows whose product another account changed in the meantime are refused.
   */
  @Get('products')
  @ApiProduces(XLSX)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async products(@Query() { from, to }: ProductExportQueryDto): Promise<StreamableFile> {
    return workbook(await this.files.products(from, to), `products-${from}-${to}`);
  }

  /** Imports of the last 90 days, newest first. */
  @Get('imports')
  all(@Query() query: ProductImportsQueryDto): Promise<ProductImportsDto> {
    return this.reader.all(query);
  }

  /** State of an import; `progress` of `goal` rows are done. */
  @Get('imports/:id')
  async one(@IdParam() id: number): Promise<ProductImportResponseDto> {
    const row = await this.reader.one(id);
    return {
      ...done(row.state === 'checked' ? checkedMessage(row) : importedMessage(row)),
      import: row,
    };
  }

  /** The rows of an import, each with its action or errors. */
  @Get('imports/:id/rows')
  async rows(
    @IdParam() id: number,
    @Query() query: ProductImportRowsQueryDto,
  ): Promise<ProductImportRowsDto> {
    return this.reader.rows(id, query);
  }

  /** Confirms a checked import; with `skipErrors` rows with errors are skipped. Repeating it changes nothing. */
  @Post('imports/:id/confirm')
  @HttpCode(202)
  async confirm(
    @IdParam() id: number,
    @Body() { skipErrors }: ConfirmImportDto,
  ): Promise<ProductImportResponseDto> {
    const row = await this.imports.confirm(id, skipErrors);
    return { ...done(importedMessage(row)), import: row };
  }

  /**
   * Cancels an import that waits or runs: the rows imported so far stay, and can be reverted like those of a finished
   * import. Repeating it changes nothing.
   */
  @Post('imports/:id/cancel')
  @HttpCode(200)
  async cancel(@IdParam() id: number): Promise<ProductImportResponseDto> {
    const row = await this.imports.cancel(id);
    return { ...done(importedMessage(row)), import: row };
  }

  /** The file's rows with their results and errors, as .xlsx. */
  @Get('imports/:id/result')
  @ApiProduces(XLSX)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async result(
    @IdParam() id: number,
    @Query() { language }: SheetLanguageQueryDto,
    @RequestedLocale() locale: Locale,
  ): Promise<StreamableFile> {
    return workbook(await this.files.result(id, language ?? locale), `import-${id}`);
  }

  /**
   * Reverts a finished or cancelled import, within 7 days: added products are deleted unless they were ordered, changed ones
   * get their old values. Products changed since then are not reverted but reported. Repeating it changes nothing.
   */
  @Post('imports/:id/revert')
  @HttpCode(202)
  async revert(@IdParam() id: number): Promise<ProductImportResponseDto> {
    const row = await this.imports.revert(id);
    return { ...done(importedMessage(row)), import: row };
  }
}

const workbook = (content: Buffer, name: string): StreamableFile =>
  new StreamableFile(content, { type: XLSX, disposition: `attachment; filename="${name}.xlsx"` });
