import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** A request by its account and key. */
export interface RequestKey {
  staffId: number;
  key: string;
}
export interface StoredRequest {
  fingerprint: string;
  /** Null until the request has succeeded. */
  response: object | null;
  /** Whether it failed with an unknown result, or started so long ago that its process must have ended. */
  isInterrupted: boolean;
}

const INTERRUPTED_AFTER = `interval '5 minutes'`;
const IS_INTERRUPTED = `response is null and created_at <= now() - ${INTERRUPTED_AFTER}`;

const FIND = `
  select fingerprint, response, ${IS_INTERRUPTED} as "isInterrupted"
  from staff_request_keys where staff_id = $1 and key = $2`;

const INTERRUPT = `
  update staff_request_keys set created_at = now() - ${INTERRUPTED_AFTER}
  where staff_id = $1 and key = $2 and response is null`;

const FORGET_INTERRUPTED = `
  delete from staff_request_keys where staff_id = $1 and key = $2 and ${IS_INTERRUPTED}`;

/** SQL of the keys that make requests of staff idempotent. */
@Injectable()
export class RequestKeysQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Stores the key of a request that starts; false if it is stored already. */
  async claim({ staffId, key }: RequestKey, fingerprint: string): Promise<boolean> {
    const claimed: unknown[] = await this.db.query(
      `insert into staff_request_keys (staff_id, key, fingerprint) values ($1, $2, $3)
       on conflict do nothing returning key`,
      [staffId, key, fingerprint],
    );
    return claimed.length > 0;
  }

  async find({ staffId, key }: RequestKey): Promise<StoredRequest | undefined> {
    const [found]: StoredRequest[] = await this.db.query(FIND, [staffId, key]);
    return found;
  }

  async succeed({ staffId, key }: RequestKey, response: unknown): Promise<void> {
    await this.db.query(
      `update staff_request_keys set response = $3
       where staff_id = $1 and key = $2 and response is null`,
      [staffId, key, JSON.stringify(response)],
    );
  }

  /** The key of a request that stored nothing can be used again. */
  async release({ staffId, key }: RequestKey): Promise<void> {
    await this.db.query(
      'delete from staff_request_keys where staff_id = $1 and key = $2 and response is null',
      [staffId, key],
    );
  }

  /** From now on the request counts as interrupted, as after five minutes. */
  async interrupt({ staffId, key }: RequestKey): Promise<void> {
    await this.db.query(INTERRUPT, [staffId, key]);
  }

  /** The key of an interrupted request can be used again. */
  async forgetInterrupted({ staffId, key }: RequestKey): Promise<void> {
    await this.db.query(FORGET_INTERRUPTED, [staffId, key]);
  }
}
