import { Injectable } from '@nestjs/common';
import { anywhere } from '../../../platform/database/like-pattern.js';
import { dayText } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';
import type { UserDto } from './account.dto.js';

export interface UserFilter {
  gender?: string | undefined;
  city?: string | undefined;
  q?: string | undefined;
}

const COLUMNS = `u.id, u.name, u.email, u.phone, u.username, u.gender, u.city, u.area, u.building,
  u.flat, u.locale, u.email_verified_at is not null as "emailVerified", '[]'::json as "wishList"`;
/** The same expression as in the index. */
const TEXT = `lower(u.name || ' ' || u.email || ' ' || u.phone || ' ' || u.username)`;

/** Search text; of a phone number the digits without leading zeros. */
const needle = (q: string): string => {
  const text = /^[\d\s+()-]{4,}$/.test(q) ? q.replace(/\D/g, '').replace(/^0+/, '') : q;
  return anywhere(text.toLowerCase());
};

const narrows = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value.toLowerCase() !== 'all';

/** Builds the conditions from fixed SQL fragments; every value is bound. */
const whereOf = ({ gender, city, q }: UserFilter): { where: string; values: string[] } => {
  const values: string[] = [];
  const tests = [
    narrows(gender) && `lower(u.gender) = $${values.push(gender.toLowerCase())}`,
    narrows(city) && `lower(u.city) = $${values.push(city.toLowerCase())}`,
    q && `${TEXT} like $${values.push(needle(q))}`,
  ].filter((test) => typeof test === 'string' && test !== '');
  return { where: tests.length > 0 ? `where ${tests.join(' and ')}` : '', values };
};

/** An account in an export; times in Dubai. */
export interface ExportedShopper extends Pick<
  UserDto,
  'name' | 'email' | 'phone' | 'username' | 'gender' | 'city' | 'area' | 'building' | 'flat'
> {
  locale: UserDto['locale'];
  isVerified: boolean;
  isBlocked: boolean;
  registered: string;
  /** All orders, and what was paid for them and not refunded. */
  orders: number;
  spentFils: number;
  lastOrder: string | null;
}

/** Money as in the record of a shopper: captured cards and collected cash, less refunds. */
const EXPORTED = `
  select u.name, u.email, u.phone, u.username, u.gender, u.city, u.area, u.building, u.flat, u.locale,
    u.email_verified_at is not null as "isVerified", u.blocked_at is not null as "isBlocked",
    ${dayText('u.created_at')} as registered, o.orders, o."lastOrder", o."spentFils"
  from unnest($1::integer[]) with ordinality i(id, at)
    cross join lateral (select * from users where id = i.id offset 0) u
    cross join lateral (
      select count(*)::integer as orders, ${dayText('max(o.created_at)')} as "lastOrder",
        coalesce(sum(case when o.cod_state in ('collected', 'remitted')
          then o.total_fils - coalesce((select sum(r.amount_fils) from refunds r
            where r.order_id = o.id and r.payment_id is null and not r.is_duplicate), 0)
          else (select sum(p.amount_fils - p.refunded_fils) from payments p
            where p.order_id = o.id and p.captured_at is not null and p.state <> 'review')
          end), 0)::float8 as "spentFils"
      from orders o where o.user_id = u.id) o
  order by i.at`;

/** SQL of the list of shoppers. */
@Injectable()
export class AccountsQueries {
  constructor(private readonly statements: Statements) {}

  /** A page of matching shoppers, newest first, and the total. */
  async list(
    filter: UserFilter,
    page: number,
    limit: number,
  ): Promise<{ users: UserDto[]; total: number }> {
    const { where, values } = whereOf(filter);
    const [users, [count]] = await Promise.all([
      this.statements.rows<UserDto>(
        // Of the pages before, only the index is read.
        `select ${COLUMNS} from users u where u.id = any (array(
           select u.id from users u ${where} order by u.created_at desc, u.id desc
           limit $${values.length + 1} offset $${values.length + 2}))
         order by u.created_at desc, u.id desc`,
        [...values, limit, (page - 1) * limit],
      ),
      this.statements.rows<{ total: number }>(
        `select count(*)::integer as total from users u ${where}`,
        values,
      ),
    ]);
    return { users, total: count?.total ?? 0 };
  }

  /** Ids of matching shoppers, newest first. */
  async ids(filter: UserFilter, limit: number): Promise<number[]> {
    const { where, values } = whereOf(filter);
    const rows = await this.statements.planned<{ id: number }>(
      `select u.id from users u ${where} order by u.created_at desc, u.id desc
       limit $${values.length + 1}`,
      [...values, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The shoppers with these ids, in their order. */
  exported(ids: number[]): Promise<ExportedShopper[]> {
    return this.statements.rows<ExportedShopper>(EXPORTED, [ids]);
  }
}
