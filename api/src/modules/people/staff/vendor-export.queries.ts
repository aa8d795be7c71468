import { Injectable } from '@nestjs/common';
import { timeText } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';

/** Accounts that sell, in the order of the list. */
const IDS = `
  select id from staff where deleted_at is null and type in ('vendor', 'subadmin')
  order by name, id limit $1`;
const EXPORTED = `
  select s.id, s.name, s.username, s.email, s.about, s.about_ar as "aboutAr", ${timeText('s.created_at')} as created,
    (select count(*)::integer from products p where p.vendor_id = s.id and p.deleted_at is null) as products
  from unnest($1::integer[]) with ordinality u (id, at) join staff s on s.id = u.id
  where s.deleted_at is null
  order by u.at`;

/** A vendor as the export needs it; times in Dubai. */
export interface ExportedVendor {
  id: number;
  name: string;
  username: string;
  email: string | null;
  about: string;
  aboutAr: string;
  created: string;
  /** Products that are not deleted. */
  products: number;
}

/** SQL of the export of vendors. */
@Injectable()
export class VendorExportQueries {
  constructor(private readonly statements: Statements) {}

  async ids(limit: number): Promise<number[]> {
    const rows = await this.statements.rows<{ id: number }>(IDS, [limit]);
    return rows.map(({ id }) => id);
  }

  /** The vendors with these ids, in their order. */
  exported(ids: number[]): Promise<ExportedVendor[]> {
    return this.statements.rows<ExportedVendor>(EXPORTED, [ids]);
  }
}
