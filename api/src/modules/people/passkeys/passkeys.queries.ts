import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { PasskeyHolder, Responder } from './passkey-holder.js';

/** What a challenge is for; a response to one of another purpose is refused. */
export type ChallengePurpose = 'add' | 'sign-in' | 'second-step' | 'confirm';

/** A challenge for one browser. */
export interface ChallengeFor {
  purpose: ChallengePurpose;
  browserHash: string;
  responder: Responder;
}

type Kind = PasskeyHolder['kind'];
const byKind = (statement: (owner: string) => string): Record<Kind, string> => ({
  staff: statement('staff_id'),
  shopper: statement('user_id'),
});

const ADD_CHALLENGE = byKind(
  (owner) => `
  insert into passkey_challenges (challenge, purpose, browser_hash, ${owner}, expires_at)
  values ($1, $2, $3, $4, now() + interval '5 minutes')`,
);
const TAKE_CHALLENGE = byKind(
  (owner) => `
  delete from passkey_challenges
  where challenge = $1 and purpose = $2 and browser_hash = $3
    and ${owner} is not distinct from $4 and expires_at > now()
  returning challenge`,
);
const DROP_CHALLENGES = byKind((owner) => `delete from passkey_challenges where ${owner} = $1`);
const CREDENTIAL: Record<Kind, string> = {
  staff: `
  select k.id, k.staff_id as "ownerId", k.public_key as "publicKey", k.counter::float8 as counter
  from passkeys k join staff a on a.id = k.staff_id and a.deleted_at is null
  where k.credential_id = $1`,
  shopper: `
  select id, user_id as "ownerId", public_key as "publicKey", counter::float8 as counter
  from passkeys where credential_id = $1 and user_id is not null`,
};
/** A repeated or older counter changes nothing; authenticators without one always send 0. */
const USED = `
  update passkeys set counter = $2, last_used_at = now()
  where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`;

/** A passkey with what checks its signatures. */
export interface Credential {
  id: string;
  ownerId: number;
  publicKey: Buffer;
  counter: number;
}

/** The stored purpose: a challenge without account tells by it whose passkeys may respond. */
const storedPurpose = ({ purpose, responder }: ChallengeFor): string =>
  responder.kind === 'staff' ? purpose : `shopper-${purpose}`;

/** SQL of passkeys and their challenges. */
@Injectable()
export class PasskeysQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async addChallenge(challenge: string, what: ChallengeFor): Promise<void> {
    const { browserHash, responder } = what;
    const values = [challenge, storedPurpose(what), browserHash, responder.id];
    await this.db.query(ADD_CHALLENGE[responder.kind], values);
  }

  /** Uses up a challenge; false if this browser has no such challenge open. */
  takeChallenge(challenge: string, what: ChallengeFor): Promise<boolean> {
    const { browserHash, responder } = what;
    const statement = TAKE_CHALLENGE[responder.kind];
    return this.changes(statement, challenge, storedPurpose(what), browserHash, responder.id);
  }

  /** Ends the challenges of an account. */
  async dropChallenges(manager: EntityManager, { kind, id }: PasskeyHolder): Promise<void> {
    await manager.query(DROP_CHALLENGES[kind], [id]);
  }

  async credential(kind: Kind, credentialId: string): Promise<Credential | undefined> {
    const [row]: Credential[] = await this.db.query(CREDENTIAL[kind], [credentialId]);
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
