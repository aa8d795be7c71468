import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Most rows of a table that one run deletes. */
const BATCH = 1000;

const SESSIONS = `
  delete from sessions where id in (
    select id from sessions where expires_at < now() limit $1 for update skip locked)`;
const RESETS = `
  delete from password_resets where id in (
    select id from password_resets where expires_at < now() limit $1 for update skip locked)`;
const CODES = `
  delete from sign_in_codes where id in (
    select id from sign_in_codes where expires_at < now() limit $1 for update skip locked)`;
const CHALLENGES = `
  delete from passkey_challenges where challenge in (
    select challenge from passkey_challenges where expires_at < now() limit $1 for update skip locked)`;
const STOCK_ALERTS = `
  delete from stock_alerts where id in (
    select id from stock_alerts where expires_at < now() limit $1 for update skip locked)`;

/** Expired sessions, reset links, codes for signing in, challenges for passkeys and stock alerts. */
@Injectable()
export class ExpiredQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async remove(): Promise<void> {
    await this.db.query(SESSIONS, [BATCH]);
    await this.db.query(RESETS, [BATCH]);
    await this.db.query(CODES, [BATCH]);
    await this.db.query(CHALLENGES, [BATCH]);
    await this.db.query(STOCK_ALERTS, [BATCH]);
  }
}
