import { Injectable } from '@nestjs/common';
import { anywhere } from '../../../platform/database/like-pattern.js';
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
}
