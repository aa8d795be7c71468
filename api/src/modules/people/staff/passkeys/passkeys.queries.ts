import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** What a challenge is for; a response to one of another purpose is refused. */
export type ChallengePurpose = 'add' | 'sign-in' | 'second-step' | 'confirm';

/** A challenge for one browser; without account, the passkey names it. */
export interface ChallengeFor {
  purpose: ChallengePurpose;
  browserHash: string;
  staffId: number | null;
}

const ADD_CHALLENGE = `
  insert into passkey_challenges (challenge, purpose, browser_hash, staff_id, expires_at)
  values ($1, $2, $3, $4, now() + interval '5 minutes')`;
const TAKE_CHALLENGE = `
  delete from passkey_challenges
  where challenge = $1 and purpose = $2 and browser_hash = $3
    and staff_id is not distinct from $4 and expires_at > now()
  returning challenge`;
const DROP_CHALLENGES = 'delete from passkey_challenges where staff_id = $1';
const CREDENTIAL = `
  select k.id, k.staff_id as "staffId", k.public_key as "publicKey", k.counter::float8 as counter
  from passkeys k join staff a on a.id = k.staff_id and a.deleted_at is null
  where k.credential_id = $1`;
/** A repeated or older counter changes nothing; authenticators without one always send 0. */
const USED = `
  update passkeys set counter = $2, last_used_at = now()
  where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`;

/** A passkey with what checks its signatures. */
export interface Credential {
  id: string;
  staffId: number;
  publicKey: Buffer;
  counter: number;
}

/** SQL of passkeys and their challenges. */
@Injectable()
export class PasskeysQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async addChallenge(
    challenge: string,
    { purpose, browserHash, staffId }: ChallengeFor,
  ): Promise<void> {
    await this.db.query(ADD_CHALLENGE, [challenge, purpose, browserHash, staffId]);
  }

  /** Uses up a challenge; false if this browser has no such challenge open. */
  takeChallenge(
    challenge: string,
    { purpose, browserHash, staffId }: ChallengeFor,
  ): Promise<boolean> {
    return this.changes(TAKE_CHALLENGE, challenge, purpose, browserHash, staffId);
  }

  /** Ends the challenges of an account. */
  async dropChallenges(manager: EntityManager, staffId: number): Promise<void> {
    await manager.query(DROP_CHALLENGES, [staffId]);
  }

  async credential(credentialId: string): Promise<Credential | undefined> {
    const [row]: Credential[] = await this.db.query(CREDENTIAL, [credentialId]);
    return row;
  }

  /** Stores the counter of a signature; false if it was used before. */
  used(id: string, counter: number): Promise<boolean> {
    return this.changes(USED, id, counter);
  }

  private async changes(statement: string, ...values: unknown[]): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.db.query(statement, values);
    return rows.length === 1;
  }
}
