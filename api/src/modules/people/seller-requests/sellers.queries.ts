import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import type { SellerRequest } from './seller-request.entity.js';

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
