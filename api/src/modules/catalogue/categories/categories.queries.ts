import { Injectable } from '@nestjs/common';
import { CatalogueStatements } from '../../../platform/database/catalogue-statements.js';
import { MOST_ROWS } from '../../content/content-store/content-store.js';
import type { CategoryDto } from './category.dto.js';

const CATEGORIES = `
  select c.id, c.name, c.name_ar as "nameAr", c.short_info as "shortInfo",
    c.short_info_ar as "shortInfoAr", c.description, c.description_ar as "descriptionAr",
    c.icon, c.banner, array_to_json(c.tags)::text as tags, coalesce(n.count, 0) as "productCount",
    c.created_by as "createdBy"
  from categories c left join product_counts n on n.list = 'category:' || c.id`;

/** SQL of the public reads of categories. */
@Injectable()
export class CategoriesQueries {
  constructor(private readonly statements: CatalogueStatements) {}

  all(): Promise<CategoryDto[]> {
    return this.statements.rows<CategoryDto>(`${CATEGORIES} order by c.id limit $1`, [MOST_ROWS]);
  }

  async one(id: number): Promise<CategoryDto | undefined> {
    const [category] = await this.statements.rows<CategoryDto>(`${CATEGORIES} where c.id = $1`, [
      id,
    ]);
    return category;
  }
}
