import { IsNull, Like, type Repository } from 'typeorm';
import { Conflict } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import type { StaffAccount } from './staff-account.entity.js';

/** The requested username or the email address; Conflict if it is taken. Without both, a free one derived from the name. */
export const freeUsername = async (
  accounts: Repository<StaffAccount>,
  requested: string | undefined,
  email: string | null,
  name: string,
): Promise<string> => {
  const fixed = requested || email;
  const base = fixed ?? slugOf(name);
  const like = fixed ? base : Like(`${base}%`);
  const rows = await accounts.findBy({ username: like, deletedAt: IsNull() });
  const taken = new Set(rows.map(({ username }) => username));
  if (!taken.has(base)) return base;
  if (fixed) {
    const detail = msg('staff.usernameTaken');
    const pointer = requested ? '#/username' : '#/email';
    throw new Conflict('username_taken', detail, [{ pointer, detail }]);
  }
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
};

/** Letters and digits of any script, joined by hyphens. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'vendor';
