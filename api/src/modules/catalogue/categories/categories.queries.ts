import { Injectable } from '@nestjs/common';
import { CatalogueStatements } from '../../../platform/database/catalogue-statements.js';
import { MOST_ROWS } from '../../content/content-store/content-store.js';
import type { CategoryDetailsDto, CategoryDto } from './category.dto.js';

const COLUMNS = `c.id, c.name, c.name_ar as "nameAr", c.short_info as "shortInfo",
    c.short_info_ar as "shortInfoAr", c.description, c.description_ar as "descriptionAr",
    c.icon, c.banner, array_to_json(c.tags)::text as tags, coalesce(n.count, 0) as "productCount",
    coalesce(not m.is_shown or m.shown_from > $2 or m.shown_until <= $2, false) as "hiddenInMenu",
    c.created_by as "createdBy"`;
const FROM = `categories c
  left join product_counts n on n.list = 'category:' || c.id
  left join menu_categories m on m.category_id = c.id`;

const ALL = `select ${COLUMNS} from ${FROM} order by m.place nulls last, c.id limit $1`;
const ONE = `select ${COLUMNS}, c.size_guide as "sizeGuide" from ${FROM} where c.id = $1`;

/** SQL of the public reads of categories; the clock is that of this process, which also expires cached responses. */
@Injectable()
export class CategoriesQueries {
  constructor(private readonly statements: CatalogueStatements) {}

  /** In the order of the menu. */
  all(): Promise<CategoryDto[]> {
    return this.statements.rows<CategoryDto>(ALL, [MOST_ROWS, new Date()]);
  }

  async one(id: number): Promise<CategoryDetailsDto | undefined> {
    const [category] = await this.statements.rows<CategoryDetailsDto>(ONE, [id, new Date()]);
    return category;
  }
}
