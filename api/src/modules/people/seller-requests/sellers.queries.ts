import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { timeText } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';
import type { SellerRequest, SellerState } from './seller-request.entity.js';

const ADD = `
  insert into seller_requests (name, email, phone, location, locale)
  values ($1, $2, $3, $4, $5)
  on conflict (email) do nothing`;
/** Microseconds since the epoch, the same in every session. */
const UNTIL = '(extract(epoch from r.invite_until) * 1000000)::bigint';
const INVITED = `
  select r.name, r.locale, s.email, ${UNTIL}::text as until
  from seller_requests r join staff s on s.id = r.staff_id
  where r.id = $1 and r.invite_until > now() and s.deleted_at is null`;
const ARM = `
  update seller_requests r set invite_hash = $2
  from staff s
  where r.id = $1 and s.id = r.staff_id and s.deleted_at is null
    and s.email = $3 and ${UNTIL} = $4::bigint
  returning r.id`;
const TAKE = `
  update seller_requests r set invite_hash = null, invite_until = null
  from staff s
  where r.invite_hash = $1 and r.invite_until > now() and s.id = r.staff_id
    and s.deleted_at is null
  returning s.id`;

/** Who is invited to choose a password. */
export interface Invited {
  name: string;
  email: string;
  locale: 'en' | 'ar';
  /** End of the invitation. */
  until: string;
}

const IDS = `select id from seller_requests where $1::text is null or state = $1
  order by created_at desc, id desc limit $2`;
const EXPORTED = `
  select r.id, ${timeText('r.created_at')} as requested, r.name, r.email, r.phone, r.location, r.state,
    ${timeText('r.decided_at')} as decided, r.decided_by as "decidedBy", r.reason
  from unnest($1::integer[]) with ordinality u (id, at) join seller_requests r on r.id = u.id
  order by u.at`;

/** A request as the export needs it; times in Dubai. */
export interface ExportedSellerRequest {
  id: number;
  requested: string;
  name: string;
  email: string;
  phone: string;
  location: string;
  state: SellerState;
  decided: string | null;
  decidedBy: string | null;
  reason: string | null;
}

/** SQL of requests to sell. */
@Injectable()
export class SellersQueries {
  constructor(private readonly statements: Statements) {}

  /** Adds a request unless the address has one: a request must not change another applicant's. */
  async add({
    name,
    email,
    phone,
    location,
    locale,
  }: Pick<SellerRequest, 'name' | 'email' | 'phone' | 'location' | 'locale'>): Promise<void> {
    await this.statements.rows(ADD, [name, email, phone, location, locale]);
  }

  /** Ids of the requests, all or those in one state, newest first. */
  async ids(state: SellerState | undefined, limit: number): Promise<number[]> {
    const rows = await this.statements.rows<{ id: number }>(IDS, [state ?? null, limit]);
    return rows.map(({ id }) => id);
  }

  /** The requests with these ids, in their order. */
  exported(ids: number[]): Promise<ExportedSellerRequest[]> {
    return this.statements.rows<ExportedSellerRequest>(EXPORTED, [ids]);
  }

  /** Undefined unless an invitation is open. */
  async invited(id: number): Promise<Invited | undefined> {
    const [row] = await this.statements.rows<Invited>(INVITED, [id]);
    return row;
  }

  /** Stores the hash of a link, which invalidates the one before; false if the invitation has changed meanwhile. */
  async arm(id: number, hash: string, { email, until }: Invited): Promise<boolean> {
    return (await this.statements.rows(ARM, [id, hash, email, until])).length === 1;
  }

  /** Uses a link up: of two at the same time one gets the account. */
  async take(manager: EntityManager, hash: string): Promise<number | undefined> {
    const [rows]: [{ id: number }[], number] = await manager.query(TAKE, [hash]);
    return rows[0]?.id;
  }
}
