import { Injectable } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import type { ProductExportPartDto } from '../product-import.dto.js';
import { ProductImportsQueries } from '../product-imports.queries.js';
import { ProductImportsReader } from '../product-imports.reader.js';
import { SheetProcess } from '../sheet-process.js';
import { ProductExportQueries } from './product-export.queries.js';
import { resultSheets } from './sheet-result.js';
import { templateSheets } from './sheet-template.js';

/** Workbooks for download. */
@Injectable()
export class SheetFilesService {
  constructor(
    private readonly imports: ProductImportsReader,
    private readonly queries: ProductImportsQueries,
    private readonly exports: ProductExportQueries,
    private readonly sheets: SheetProcess,
  ) {}

  async template(locale: Locale): Promise<Buffer> {
    return this.sheets.write(templateSheets(await this.queries.allowed(), locale));
  }

  /** The products with these ids, as an import takes them back. */
  async products(from: number, to: number, vendor?: number): Promise<Buffer> {
    return this.sheets.writeProducts(await this.exports.products(from, to, vendor));
  }

  /** The number of all products, or of those of a vendor. */
  countProducts(vendor?: number): Promise<number> {
    return this.exports.count(vendor);
  }

  /** The next file of an export, after the product with this id. */
  nextProducts(after: number, vendor?: number): Promise<ProductExportPartDto | null> {
    return this.exports.nextPart(after, vendor);
  }

  async result(id: number, locale: Locale): Promise<Buffer> {
    await this.imports.one(id);
    return this.sheets.write(resultSheets(await this.queries.result(id), locale));
  }
}
