import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  StreamableFile,
  UploadedFiles,
} from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Locale } from '@shop/shop-rules';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../platform/files/receive-files.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { msg } from '../../../platform/i18n/message.js';
import { RequestedLocale } from '../../../platform/i18n/requested-locale.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { SheetLanguageQueryDto } from '../../catalogue/product-import/product-import.dto.js';
import {
  CashStatementChangedDto,
  CashStatementResponseDto,
  CashStatementRowsDto,
  CashStatementRowsQueryDto,
  CashStatementsDto,
  CashStatementsQueryDto,
  StatementInputDto,
  StatementNoteDto,
  StatementNoteSavedDto,
  StatementUploadedDto,
  UndoStatementDto,
  UploadStatementDto,
} from './cash-statement.dto.js';
import { CashStatementsService } from './cash-statements.service.js';
import { refusedFile } from './statement-file.js';
import { STATEMENT_UPLOAD } from './statement-upload.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@RequireRight('cashStatements.manage')
@Controller('admin/cash-statements')
export class CashStatementsController {
  constructor(private readonly statements: CashStatementsService) {}

  /** Statements of the carrier, newest first, each with its rows and amounts by kind. */
  @Get()
  all(@Query() query: CashStatementsQueryDto): Promise<CashStatementsDto> {
    return this.statements.all(query);
  }

  /**
   * Compares a statement with the cash that was collected; books nothing. If the columns of the file are not known,
   * responds those to choose from; the choice is remembered. Repeated after a lost response, it adds no second one.
   */
  @Idempotent()
  @Post()
  @ApiBody({ type: UploadStatementDto })
  @ReceiveFiles({ file: 1 }, { largest: '5 MB', options: STATEMENT_UPLOAD })
  async upload(
    @Body() input: StatementInputDto,
    @CurrentUser() { id }: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<StatementUploadedDto> {
    const file = files?.file?.[0];
    if (!file) throw refusedFile(msg('cashStatement.fileMissing'));
    const found = await this.statements.upload(id, file, input);
    return 'columns' in found
      ? { ...done('cashStatement.chooseColumns'), statement: null, choice: found }
      : { ...done('cashStatement.compared'), statement: found, choice: null };
  }

  /** A statement of parcels whose cash was not remitted, as .xlsx, to try an upload with. */
  @Get('example')
  @ApiProduces(XLSX)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async example(): Promise<StreamableFile> {
    return workbook(await this.statements.example(), 'carrier-statement');
  }

  /** A statement with the sums of its rows by outcome. */
  @Get(':id')
  async one(@IdParam() id: number): Promise<CashStatementResponseDto> {
    return { statement: await this.statements.one(id) };
  }

  /** Its rows in the order of the file, then the parcels that it does not list. */
  @Get(':id/rows')
  rows(
    @IdParam() id: number,
    @Query() query: CashStatementRowsQueryDto,
  ): Promise<CashStatementRowsDto> {
    return this.statements.rows(id, query);
  }

  /** The rows that are not equal, as .xlsx. */
  @Get(':id/differences')
  @ApiProduces(XLSX)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async differences(
    @IdParam() id: number,
    @Query() { language }: SheetLanguageQueryDto,
    @RequestedLocale() locale: Locale,
  ): Promise<StreamableFile> {
    const file = await this.statements.differences(id, language ?? locale);
    return workbook(file, `cash-differences-${id}`);
  }

  /** Compares again and books the cash of all equal rows as remitted, each order once. Repeating it books only what is new. */
  @Confirmed()
  @Post(':id/book')
  @HttpCode(200)
  async book(
    @IdParam() id: number,
    @CurrentUser() { id: staffId }: Principal,
  ): Promise<CashStatementChangedDto> {
    const { statement, rows } = await this.statements.book(id, staffId);
    const message =
      rows > 0 ? msg('cashStatement.booked', { rows }) : msg('cashStatement.nothingToBook');
    return { ...done(message), statement };
  }

  /** Takes back a statement with everything it booked; 409 if it changed since `version` was read. */
  @Confirmed()
  @Post(':id/undo')
  @HttpCode(200)
  async undo(
    @IdParam() id: number,
    @Body() { version }: UndoStatementDto,
    @CurrentUser() { id: staffId }: Principal,
  ): Promise<CashStatementChangedDto> {
    const statement = await this.statements.undo(id, staffId, version);
    return { ...done('cashStatement.undoDone'), statement };
  }

  /** Replaces the note of a row; 409 if it changed since `version` was read. */
  @Put(':id/rows/:rowId/note')
  async note(
    @IdParam() id: number,
    @IdParam('rowId') rowId: number,
    @Body() input: StatementNoteDto,
    @CurrentUser() { id: staffId }: Principal,
  ): Promise<StatementNoteSavedDto> {
    return {
      ...done('cashStatement.noteSaved'),
      row: await this.statements.note(id, rowId, staffId, input),
    };
  }
}

const workbook = (content: Buffer, name: string): StreamableFile =>
  new StreamableFile(content, { type: XLSX, disposition: `attachment; filename="${name}.xlsx"` });
