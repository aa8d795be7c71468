import { Injectable } from '@nestjs/common';
import { Statements } from '../database/statements.js';

/** Every column with names of uploaded files; hidden rows count too. */
const UNNAMED = `
  select distinct name from unnest($1::text[]) as candidate (name)
  where name not in (
    select image from staff where image = any ($1)
    union all select icon from categories where icon = any ($1)
    union all select banner from categories where banner = any ($1)
    union all select icon from brands where icon = any ($1)
    union all select icon from partners where icon = any ($1)
    union all select image_url from banners where image_url = any ($1)
    union all select image from main_ads where image = any ($1)
    union all select video_url from videos where video_url = any ($1)
    union all select poster from videos where poster = any ($1)
    union all select image from order_lines where image = any ($1)
    union all select file from page_pictures where file = any ($1)
    union all select file from return_pictures where file = any ($1)
    union all select logo->>'file' from appearance where logo->>'file' = any ($1)
    union all select logo_dark->>'file' from appearance where logo_dark->>'file' = any ($1)
    union all select icon.value from appearance, jsonb_each_text(icons) icon where icon.value = any ($1)
    union all select unnest(images) from products where images && $1
    union all select jsonb_array_elements_text(before->'images') from product_import_rows
      where before->'images' ?| $1
    union all select unnest(usage_images) from products where usage_images && $1
  )`;

/** Finds uploaded files that no row refers to. */
@Injectable()
export class NamedFiles {
  constructor(private readonly statements: Statements) {}

  /** The names that no row contains. */
  async unnamed(names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const rows = await this.statements.rows<{ name: string }>(UNNAMED, [names]);
    return rows.map(({ name }) => name);
  }
}
