import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dayOf } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';

export interface StoredCommission {
  id: number;
  vendorId: number | null;
  vendor: string;
  basisPoints: number | null;
  from: string;
  state: 'current' | 'planned' | 'past';
}

const MOST = 500;
const TODAY = dayOf('now()');

const ALL = `
  select c.id, c.vendor_id as "vendorId", coalesce(s.name, '') as vendor, c.basis_points as "basisPoints",
    c.from_day::text as from,
    case when c.from_day > ${TODAY} then 'planned'
      when exists (select from vendor_commissions n where n.vendor_id is not distinct from c.vendor_id
        and n.from_day > c.from_day and n.from_day <= ${TODAY}) then 'past'
      else 'current' end as state
  from vendor_commissions c left join staff s on s.id = c.vendor_id
  order by s.name nulls first, c.vendor_id, c.from_day desc limit ${MOST}`;

const VENDOR = `select name from staff
  where id = $1 and type in ('vendor', 'subadmin') and deleted_at is null for key share`;

const ADD = `
  insert into vendor_commissions (vendor_id, basis_points, from_day)
  select $1, $2, $3 where $3::date > ${TODAY}
  on conflict (vendor_id, from_day) do nothing returning id`;

const DROP = `
  delete from vendor_commissions where id = $1 and from_day > ${TODAY}
  returning vendor_id as "vendorId", basis_points as "basisPoints", from_day::text as from`;

const ONE = 'select from vendor_commissions where id = $1';

/** SQL of commissions. */
@Injectable()
export class VendorCommissionsQueries {
  constructor(private readonly statements: Statements) {}

  all(): Promise<StoredCommission[]> {
    return this.statements.planned(ALL);
  }

  /** Name of a vendor with an account. */
  async vendorName(manager: EntityManager, id: number): Promise<string | undefined> {
    const rows: { name: string }[] = await manager.query(VENDOR, [id]);
    return rows[0]?.name;
  }

  /** Its id; undefined if the vendor has one from that day already, or the day is not after today. */
  async add(
    manager: EntityManager,
    vendorId: number | null,
    basisPoints: number | null,
    from: string,
  ): Promise<number | undefined> {
    const rows: { id: number }[] = await manager.query(ADD, [vendorId, basisPoints, from]);
    return rows[0]?.id;
  }

  /** What was removed; undefined if it is in effect already, or does not exist. */
  async drop(
    manager: EntityManager,
    id: number,
  ): Promise<Pick<StoredCommission, 'vendorId' | 'basisPoints' | 'from'> | undefined> {
    const [rows]: [Pick<StoredCommission, 'vendorId' | 'basisPoints' | 'from'>[]] =
      await manager.query(DROP, [id]);
    return rows[0];
  }

  async exists(manager: EntityManager, id: number): Promise<boolean> {
    const rows: unknown[] = await manager.query(ONE, [id]);
    return rows.length > 0;
  }
}
