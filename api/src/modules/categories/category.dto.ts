import type { Category } from './category.entity.js';

/** A department of the shop. */
export class CategoryDto {
  id: number;
  name: string;
  nameAr: string;
  shortInfo: string;
  shortInfoAr: string;
  description: string;
  descriptionAr: string;
  /** File name or https address. */
  icon: string | null;
  /** File name or https address. */
  banner: string | null;
  /** JSON text of a list of tags. */
  tags: string;
  /** How many products of it can be seen. */
  productCount: number;
}

export const toCategoryDto = (row: Category): CategoryDto => ({
  id: row.id,
  name: row.name,
  nameAr: row.nameAr,
  shortInfo: row.shortInfo,
  shortInfoAr: row.shortInfoAr,
  description: row.description,
  descriptionAr: row.descriptionAr,
  icon: row.icon,
  banner: row.banner,
  tags: JSON.stringify(row.tags),
  productCount: row.productCount,
});
