import { Body, Controller, Get, HttpCode, Post, Query, UploadedFiles } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import type { FormFiles } from '../../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../../platform/files/receive-files.js';
import { done } from '../../../../platform/http/done.dto.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';
import { ConfirmImportDto } from '../../product-import/product-import.dto.js';
import { refusedFile } from './synonym-file.js';
import {
  SynonymImportResponseDto,
  SynonymImportRowsDto,
  SynonymImportRowsQueryDto,
  UploadSynonymsDto,
  type SynonymImportDto,
} from './synonym-import.dto.js';
import { SynonymImportsReader } from './synonym-imports.reader.js';
import { SynonymImportsService } from './synonym-imports.service.js';
import { SYNONYMS_UPLOAD } from './synonyms-upload.js';

/** Imports of synonyms that an export wrote. */
@RequireRight('searchWords.edit')
@Controller('search-words')
export class SynonymImportsController {
  constructor(
    private readonly imports: SynonymImportsService,
    private readonly reader: SynonymImportsReader,
  ) {}

  /** Checks a file of synonyms; it changes nothing until it is confirmed. */
  @Post('imports')
  @HttpCode(200)
  @ApiBody({ type: UploadSynonymsDto })
  @ReceiveFiles({ file: 1 }, { largest: '5 MB', options: SYNONYMS_UPLOAD })
  async upload(
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: FormFiles<'file'>,
  ): Promise<SynonymImportResponseDto> {
    const file = files?.file?.[0];
    if (!file) throw refusedFile(msg('searchWords.fileMissing'));
    return answer(await this.imports.check(user.id, file));
  }

  /** State of an import of the last 90 days. */
  @Get('imports/:id')
  async one(@IdParam() id: number): Promise<SynonymImportResponseDto> {
    return answer(await this.reader.one(id));
  }

  /** The rows of an import, each with its action or errors. */
  @Get('imports/:id/rows')
  rows(
    @IdParam() id: number,
    @Query() query: SynonymImportRowsQueryDto,
  ): Promise<SynonymImportRowsDto> {
    return this.reader.rows(id, query);
  }

  /**
   * Imports a checked file, all rows or none; with `skipErrors` rows with errors are skipped, also of synonyms that
   * changed after the check. The search uses them at once. Repeating it changes nothing.
   */
  @Post('imports/:id/confirm')
  @HttpCode(200)
  async confirm(
    @IdParam() id: number,
    @Body() { skipErrors }: ConfirmImportDto,
  ): Promise<SynonymImportResponseDto> {
    return answer(await this.imports.confirm(id, skipErrors));
  }

  /**
   * Undoes an import within 30 days: added synonyms are deleted, changed ones restored, unless they were changed since.
   * Repeating it changes nothing.
   */
  @Post('imports/:id/undo')
  @HttpCode(200)
  async undo(@IdParam() id: number): Promise<SynonymImportResponseDto> {
    return answer(await this.imports.undo(id));
  }
}

const messageOf = ({
  state,
  notUndone,
  total,
  toCreate,
  toUpdate,
  unchanged,
  errors,
}: SynonymImportDto): Message =>
  state === 'undone'
    ? notUndone > 0
      ? msg('listImport.undoneSome', { notUndone })
      : msg('listImport.undone')
    : state === 'done'
      ? msg('searchWords.imported', { added: toCreate, changed: toUpdate })
      : msg('searchWords.checked', {
          total,
          added: toCreate,
          changed: toUpdate,
          unchanged,
          errors,
        });

const answer = (row: SynonymImportDto): SynonymImportResponseDto => ({
  ...done(messageOf(row)),
  import: row,
});
