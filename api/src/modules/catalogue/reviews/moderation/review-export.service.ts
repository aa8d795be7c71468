import { Injectable } from '@nestjs/common';
import { localizedText } from '@shop/shop-rules';
import { ColumnExport, type ExportColumn } from '../../../../platform/files/list-export.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { msg } from '../../../../platform/i18n/message.js';
import type { ReviewExportDto } from './moderation.dto.js';
import { ModerationQueries, type ExportedReview } from './moderation.queries.js';

const COLUMNS: ExportColumn<ExportedReview>[] = [
  { heading: msg('export.id'), value: ({ id }) => id },
  { heading: msg('export.written'), value: ({ written }) => written },
  { heading: msg('export.productId'), value: ({ productId }) => productId },
  {
    heading: msg('export.product'),
    value: ({ productName, productNameAr }, locale) =>
      localizedText(productName, productNameAr, locale),
  },
  { heading: msg('export.name'), value: ({ shopper }) => shopper },
  { heading: msg('export.email'), value: ({ email }) => email },
  { heading: msg('export.stars'), value: ({ stars }) => stars },
  { heading: msg('export.comment'), value: ({ comment }) => comment },
  {
    heading: msg('export.state'),
    value: ({ isHidden }) => msg(isHidden ? 'export.review.hidden' : 'export.review.visible'),
  },
  { heading: msg('export.reply'), value: ({ reply }) => reply },
  { heading: msg('export.replied'), value: ({ replied }) => replied },
];

/** Exports the list of reviews. */
@Injectable()
export class ReviewExportService extends ColumnExport<ReviewExportDto, ExportedReview> {
  protected readonly columns = COLUMNS;

  constructor(private readonly queries: ModerationQueries) {
    super();
  }

  ids({ q = '', ...query }: ReviewExportDto, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.ids({ ...query, q: q.trim() }, limit);
  }

  protected read(ids: number[]): Promise<ExportedReview[]> {
    return this.queries.exported(ids);
  }
}
