import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Place } from './suggest-place.js';

/** The vendor's newest products say how it names and places its products. */
const SAMPLE = 200;
const NEWEST = `(select p.id, p.category_id, p.tags, p.code from products p
  where p.vendor_id = $1 and p.published and p.deleted_at is null
  order by p.created_at desc, p.id desc limit ${SAMPLE}) p`;

const USUAL = `
  select p.category_id as "categoryId", tag from ${NEWEST}, unnest(p.tags) tag
  group by 1, 2 order by count(*) desc, 1, 2`;

const CODES = `
  select p.id, p.category_id as "categoryId", p.code from ${NEWEST} where p.code ~ '[0-9]$' order by p.id desc`;

const TAKEN = `
  select lower(code) as code from products
    where lower(code) = any($1::text[]) and code <> '' and deleted_at is null and id <> $2
  union select lower(code) from product_variants
    where lower(code) = any($1::text[]) and code <> '' and product_id <> $2`;

const CATEGORIES = `
  select c.id, c.name, c.name_ar as "nameAr", c.tags, coalesce(m.is_shown, true) as "isShown"
  from categories c left join menu_categories m on m.category_id = c.id order by c.id limit 1000`;

export interface Category {
  id: number;
  name: string;
  nameAr: string;
  tags: string[];
  /** False: the menu hides it. */
  isShown: boolean;
}

interface CodeOfProduct {
  id: number;
  categoryId: number;
  code: string;
}

/** SQL of what a fix suggests. */
@Injectable()
export class FixesQueries {
  categories(manager: EntityManager): Promise<Category[]> {
    return manager.query(CATEGORIES);
  }

  /** Categories and tags of the vendor's newest products, the most frequent first. */
  usualPlaces(manager: EntityManager, vendor: number): Promise<Place[]> {
    return manager.query(USUAL, [vendor]);
  }

  /** Codes that end with a number, of the vendor's newest products. */
  codes(manager: EntityManager, vendor: number): Promise<CodeOfProduct[]> {
    return manager.query(CODES, [vendor]);
  }

  /** Which of these codes other products have, in lower case. */
  async taken(manager: EntityManager, codes: readonly string[], id: number): Promise<Set<string>> {
    const lower = codes.map((code) => code.toLowerCase());
    const rows: { code: string }[] = await manager.query(TAKEN, [lower, id]);
    return new Set(rows.map(({ code }) => code));
  }
}
