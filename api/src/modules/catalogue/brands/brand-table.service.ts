import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { extended, nameTaken } from '../../../platform/files/list-problems.js';
import {
  ListTable,
  validRow,
  type TableCells,
  type TableRow,
} from '../../../platform/files/list-table.js';
import type { Principal } from '../../../platform/http/principal.js';
import { ContentStore, InjectStore } from '../../content/content-store/content-store.js';
import { freeOfProducts } from '../products/removal/in-use.js';
import { BrandTableQueries } from './brand-table.queries.js';
import { CreateBrandDto } from './brand.dto.js';
import { Brand } from './brand.entity.js';

/** Brands as a file; icons are not in it. */
@Injectable()
export class BrandTable extends ListTable {
  constructor(
    @InjectDataSource() db: DataSource,
    private readonly queries: BrandTableQueries,
    @InjectStore(Brand) private readonly brands: ContentStore<Brand, 'icon'>,
  ) {
    super(db.manager);
  }

  table(): 'brands' {
    return 'brands';
  }

  columns(): readonly string[] {
    return ['name'];
  }

  required(): readonly string[] {
    return ['name'];
  }

  ids(_query: object, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.ids(limit);
  }

  read(manager: EntityManager, ids: readonly number[]): Promise<TableRow[]> {
    return this.queries.rows(manager, ids);
  }

  async write(
    manager: EntityManager,
    _by: Principal,
    { id, cells }: { id: number | null; cells: TableCells },
  ): Promise<number> {
    const { name } = await validRow(CreateBrandDto, cells);
    if (id === null) {
      if (await this.queries.isNameTaken(manager, name)) throw nameTaken();
      return (await this.brands.addIn(manager, { name })).id;
    }
    await this.brands.changeIn(manager, { id }, { name });
    return id;
  }

  async remove(manager: EntityManager, _by: Principal, id: number): Promise<void> {
    if (await this.queries.isExtended(manager, id)) throw extended();
    await this.brands.removeIn(manager, { id }, freeOfProducts('brandId', id));
  }
}
