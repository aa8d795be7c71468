import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IMPORT_COLUMNS } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import {
  ListTable,
  validRow,
  type TableCells,
  type TableRow,
} from '../../../platform/files/list-table.js';
import { extended, refuseTaken } from '../../../platform/files/list-problems.js';
import { InvalidInput } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import type { Principal } from '../../../platform/http/principal.js';
import { ContentStore, InjectStore } from '../../content/content-store/content-store.js';
import { freeOfProducts } from '../products/removal/in-use.js';
import { ownedBy } from './categories.service.js';
import { CategoryTableQueries } from './category-table.queries.js';
import { CreateCategoryDto, UpdateCategoryDto } from './category.dto.js';
import { Category } from './category.entity.js';

/** Categories as a file; vendors change those they added. Pictures and size guides are not in it. */
@Injectable()
export class CategoryTable extends ListTable {
  constructor(
    @InjectDataSource() db: DataSource,
    private readonly queries: CategoryTableQueries,
    @InjectStore(Category) private readonly categories: ContentStore<Category, 'icon' | 'banner'>,
  ) {
    super(db.manager);
  }

  table(): 'categories' {
    return 'categories';
  }

  columns(): readonly string[] {
    return IMPORT_COLUMNS.categories;
  }

  required(): readonly string[] {
    return ['name'];
  }

  ids(_query: object, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.ids(limit);
  }

  read(
    manager: EntityManager,
    ids: readonly number[],
    _query: object,
    vendor?: number,
  ): Promise<TableRow[]> {
    return this.queries.rows(manager, ids, vendor);
  }

  async write(
    manager: EntityManager,
    by: Principal,
    { id, cells }: { id: number | null; cells: TableCells },
  ): Promise<number> {
    const fields = {
      ...cells,
      ...(cells['tags'] !== undefined && { tags: cells['tags'].split(/[;؛\n]/) }),
    };
    if (id === null) {
      const input = await validRow(CreateCategoryDto, fields);
      await refuseTaken(manager, 'categories', input.name);
      return (await this.categories.addIn(manager, { ...input, createdBy: by.id })).id;
    }
    if (cells['tags'] !== undefined && (await this.queries.hasSeparator(manager, id))) {
      const detail = msg('listImport.separatorStored');
      throw new InvalidInput(detail, [{ pointer: '#/tags', detail }]);
    }
    const input = await validRow(UpdateCategoryDto, fields);
    await this.categories.changeIn(manager, ownedBy(by, id), input);
    return id;
  }

  async remove(manager: EntityManager, by: Principal, id: number): Promise<void> {
    if (await this.queries.isExtended(manager, id)) throw extended();
    await this.categories.removeIn(manager, ownedBy(by, id), freeOfProducts('categoryId', id));
  }
}
