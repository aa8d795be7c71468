import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import {
  ListTable,
  validRow,
  type TableCells,
  type TableRow,
} from '../../../platform/files/list-table.js';
import { ownVendor, type Principal } from '../../../platform/http/principal.js';
import { ContentStore, InjectStore } from '../../content/content-store/content-store.js';
import { freeOfProducts } from '../products/removal/in-use.js';
import { ownedBy } from './categories.service.js';
import { CreateCategoryDto, UpdateCategoryDto } from './category.dto.js';
import { Category } from './category.entity.js';

const COLUMNS = [
  'name',
  'nameAr',
  'shortInfo',
  'shortInfoAr',
  'description',
  'descriptionAr',
  'tags',
] as const;

const SEPARATOR = '; ';

const ROWS = `
  select id, json_build_object('name', name, 'nameAr', name_ar, 'shortInfo', short_info,
    'shortInfoAr', short_info_ar, 'description', description, 'descriptionAr', description_ar,
    'tags', array_to_string(tags, '${SEPARATOR}')) as cells
  from categories
  where id = any($1) and ($2::integer is null or created_by = $2)`;

/** Categories as a file; vendors change those they added. Pictures and size guides are not in it. */
@Injectable()
export class CategoryTable extends ListTable {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @InjectStore(Category) private readonly categories: ContentStore<Category, 'icon' | 'banner'>,
  ) {
    super(db.manager);
  }

  table(): string {
    return 'categories';
  }

  columns(): readonly string[] {
    return COLUMNS;
  }

  required(): readonly string[] {
    return ['name'];
  }

  async ids(_query: object, _by: Principal, limit: number): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      'select id from categories order by id limit $1',
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  read(
    manager: EntityManager,
    ids: readonly number[],
    _query: object,
    vendor?: number,
  ): Promise<TableRow[]> {
    return manager.query(ROWS, [ids, vendor ?? null]);
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
      return (await this.categories.addIn(manager, { ...input, createdBy: by.id })).id;
    }
    const { before: _, ...input } = await validRow(UpdateCategoryDto, fields);
    await this.categories.changeIn(manager, ownedBy(by, id), input);
    return id;
  }

  async remove(manager: EntityManager, by: Principal, id: number): Promise<void> {
    await this.categories.removeIn(manager, ownedBy(by, id), freeOfProducts('categoryId', id));
  }
}
