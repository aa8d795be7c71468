import { Injectable } from '@nestjs/common';
import { ColumnExport, type ExportColumn } from '../../../platform/files/list-export.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import type { SellerExportDto } from './seller.dto.js';
import { SellersQueries, type ExportedSellerRequest } from './sellers.queries.js';

const COLUMNS: ExportColumn<ExportedSellerRequest>[] = [
  { heading: msg('export.id'), value: ({ id }) => id },
  { heading: msg('export.requested'), value: ({ requested }) => requested },
  { heading: msg('export.name'), value: ({ name }) => name },
  { heading: msg('export.email'), value: ({ email }) => email },
  { heading: msg('export.phone'), value: ({ phone }) => phone },
  { heading: msg('export.location'), value: ({ location }) => location },
  { heading: msg('export.state'), value: ({ state }) => msg(`export.seller.${state}`) },
  { heading: msg('export.decided'), value: ({ decided }) => decided },
  { heading: msg('export.decidedBy'), value: ({ decidedBy }) => decidedBy },
  { heading: msg('export.refusal'), value: ({ reason }) => reason },
];

/** Exports the requests to sell. */
@Injectable()
export class SellerRequestExportService extends ColumnExport<
  SellerExportDto,
  ExportedSellerRequest
> {
  protected readonly columns = COLUMNS;

  constructor(private readonly queries: SellersQueries) {
    super();
  }

  ids({ state }: SellerExportDto, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.ids(state, limit);
  }

  protected read(ids: number[]): Promise<ExportedSellerRequest[]> {
    return this.queries.exported(ids);
  }
}
