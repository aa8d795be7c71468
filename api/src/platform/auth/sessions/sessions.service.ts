import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Not, type EntityManager, type Repository } from 'typeorm';
import { Session, SESSION_SECONDS, STORED_KIND } from './session.entity.js';
import { networkOf } from './network-of.js';
import type { SessionOrigin } from './session-origin.js';
import { SigningKeys } from './signing-keys.js';

/** Half an hour without a request ends a dashboard session. */
export const IDLE_MINUTES = 30;
const IDLE_MS = IDLE_MINUTES * 60_000;
/** Most sessions of a list. */
const MOST_SESSIONS = 100;

/** Sessions are rows: a token is valid only while its session exists. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly jwt: JwtService,
    private readonly keys: SigningKeys,
  ) {}

  /** Opens a session and signs its token. */
  async open(
    kind: Session['actorKind'],
    actorId: number,
    origin?: SessionOrigin,
  ): Promise<{ token: string; id: string }> {
    const id = randomUUID();
    const seconds = SESSION_SECONDS[kind];
    const expiresAt = new Date(Date.now() + seconds * 1000);
    const from = origin && { userAgent: origin.userAgent, network: networkOf(origin.ip) };
    await this.sessions.insert({ id, actorKind: kind, actorId, expiresAt, ...from });
    const { secret, id: keyid } = this.keys.current;
    const token = await this.jwt.signAsync(
      { sid: id },
      { secret, keyid, subject: String(actorId), audience: STORED_KIND[kind], expiresIn: seconds },
    );
    return { token, id };
  }

  async close(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  /** The open sessions of an account, the last used first. */
  of(kind: Session['actorKind'], actorId: number): Promise<Session[]> {
    return this.sessions.find({
      where: {
        actorKind: kind,
        actorId,
        expiresAt: MoreThan(new Date()),
        ...(kind === 'staff' && { lastSeenAt: MoreThan(new Date(Date.now() - IDLE_MS)) }),
      },
      order: { lastSeenAt: 'desc', id: 'asc' },
      take: MOST_SESSIONS,
    });
  }

  /** Ends one session of an account; false if it has no such session. */
  async closeOwn(kind: Session['actorKind'], actorId: number, id: string): Promise<boolean> {
    const { affected } = await this.sessions.delete({ id, actorKind: kind, actorId });
    return affected === 1;
  }

  /** Records that the account has entered its password or a code. */
  async confirm(id: string): Promise<void> {
    await this.sessions.update({ id }, { confirmedAt: new Date() });
  }

  /** Ends every session of an account except one, if given, in the caller's transaction. */
  async closeAll(
    manager: EntityManager,
    kind: Session['actorKind'],
    actorId: number,
    except?: string,
  ): Promise<void> {
    await manager.delete(Session, {
      actorKind: kind,
      actorId,
      ...(except && { id: Not(except) }),
    });
  }

  /** The anti-forgery token of a staff session, bound to it by HMAC. */
  xsrfToken(sessionId: string): string {
    return this.keys.sign(`xsrf:${sessionId}`);
  }

  isXsrfToken(sessionId: string, token: string | undefined): boolean {
    return this.keys.isSignature(`xsrf:${sessionId}`, token ?? '');
  }
}
