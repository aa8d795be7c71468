import { Injectable } from '@nestjs/common';
import { ProductImportsQueries } from './product-imports.queries.js';
import { ProductImportsService } from './product-imports.service.js';
import { COLUMNS } from './sheet-columns.js';
import { SheetProcess } from './sheet-process.js';
import { templateSheets } from './sheet-template.js';

const HEADER = JSON.stringify(['row', ...COLUMNS, 'action', 'outcome', 'error']);

/** The workbooks staff download. */
@Injectable()
export class SheetFilesService {
  constructor(
    private readonly imports: ProductImportsService,
    private readonly queries: ProductImportsQueries,
    private readonly sheets: SheetProcess,
  ) {}

  async template(): Promise<Buffer> {
    return this.sheets.write(templateSheets(await this.queries.allowed()));
  }

  async result(id: number): Promise<Buffer> {
    await this.imports.one(id);
    const lines = await this.queries.result(id);
    return this.sheets.write(`[{"name":"Result","rows":[${HEADER},${lines.slice(1)}}]`);
  }
}
