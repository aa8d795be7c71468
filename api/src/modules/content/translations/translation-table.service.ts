import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { TRANSLATED_TEXTS } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { ListTable, type TableCells, type TableRow } from '../../../platform/files/list-table.js';
import type { ListTableName } from '../../../platform/files/list-table.queries.js';
import { ownVendor, type Principal } from '../../../platform/http/principal.js';
import { InvalidInput, NotFound } from '../../../platform/http/problem.js';
import { fieldsOf } from './translation-rows.js';
import type { TranslationExportDto } from './translation.dto.js';
import { TABLES, TranslationsQueries } from './translations.queries.js';
import { TranslationsService } from './translations.service.js';

const AR = 'Ar';

/** Texts in both languages as a file; vendors have those of their own products. */
@Injectable()
export class TranslationTable extends ListTable<TranslationExportDto> {
  override readonly addsRows = false;

  constructor(
    @InjectDataSource() db: DataSource,
    private readonly queries: TranslationsQueries,
    private readonly translations: TranslationsService,
  ) {
    super(db.manager);
  }

  table({ kind }: TranslationExportDto): ListTableName {
    return TABLES[kind];
  }

  columns({ kind }: TranslationExportDto): readonly string[] {
    return fieldsOf(kind).flatMap((field) => [field, `${field}${AR}`]);
  }

  required(): readonly string[] {
    return [];
  }

  ids({ kind, ...filter }: TranslationExportDto, by: Principal, limit: number): Promise<number[]> {
    return this.queries.ids(kind, { ...filter, vendor: ownVendor(by) }, limit);
  }

  read(
    manager: EntityManager,
    ids: readonly number[],
    { kind }: TranslationExportDto,
    vendor?: number,
  ): Promise<TableRow[]> {
    return this.queries.cells(manager, kind, ids, vendor);
  }

  async write(
    manager: EntityManager,
    by: Principal,
    { id, cells, before = {} }: { id: number | null; cells: TableCells; before?: TableCells },
    { kind }: TranslationExportDto,
  ): Promise<number> {
    if (id === null) throw new NotFound();
    const textOf = (column: string): string => (cells[column] ?? before[column] ?? '').trim();
    const texts = Object.keys(TRANSLATED_TEXTS[kind]).map((field) => ({
      field,
      en: textOf(field),
      ar: textOf(`${field}${AR}`),
    }));
    try {
      await this.translations.changeIn(manager, by, kind, id, texts);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      throw new InvalidInput(error.detail, error.errors?.map(atColumn(texts)));
    }
    return id;
  }

  remove(): Promise<void> {
    return Promise.reject(new NotFound());
  }
}

/** A problem of a text of the list as one of its column. */
const atColumn =
  (texts: readonly { field: string }[]) =>
  <Problem extends { pointer: string }>(problem: Problem): Problem => {
    const [, , place, language] = problem.pointer.split('/');
    const field = texts[Number(place)]?.field ?? '';
    return { ...problem, pointer: `#/${field}${language === 'ar' ? AR : ''}` };
  };
