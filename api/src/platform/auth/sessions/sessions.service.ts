import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Not, type EntityManager, type Repository } from 'typeorm';
import { Env } from '../../config/env.js';
import type { Principal } from '../../http/principal.js';
import { Session, STORED_KIND } from './session.entity.js';
import { networkOf } from './network-of.js';
import type { SessionOrigin } from './session-origin.js';
import { MOST_SESSIONS, sessionLimits } from './session-limits.js';
import { SigningKeys } from './signing-keys.js';

const LAST_USED_FIRST = { lastSeenAt: 'desc', id: 'asc' } as const;

/** Sessions are rows: a token is valid only while its session exists. */
@Injectable()
export class SessionsService {
  private readonly limits;

  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly jwt: JwtService,
    private readonly keys: SigningKeys,
    env: Env,
  ) {
    this.limits = sessionLimits(env);
  }

  /** Opens a session and signs its token; of too many, those that were not used for the longest time end. */
  async open(
    kind: Session['actorKind'],
    actorId: number,
    origin?: SessionOrigin,
  ): Promise<{ token: string; id: string }> {
    const id = randomUUID();
    const { seconds } = this.limits[kind];
    const expiresAt = new Date(Date.now() + seconds * 1000);
    const from = origin && { userAgent: origin.userAgent, network: networkOf(origin.ip) };
    await this.sessions.insert({ id, actorKind: kind, actorId, expiresAt, ...from });
    await this.closeSurplus(kind, actorId);
    const { key, id: keyid } = this.keys.current;
    const token = await this.jwt.signAsync(
      { sid: id },
      {
        privateKey: key,
        keyid,
        subject: String(actorId),
        audience: STORED_KIND[kind],
        expiresIn: seconds,
      },
    );
    return { token, id };
  }

  async close(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  /** Ends the session of a token that a browser sends when it signs in again; other texts change nothing. */
  async closeToken(kind: Session['actorKind'], token: string | null): Promise<void> {
    const key = token ? this.keys.keyOf(token) : undefined;
    if (!token || !key) return;
    const claims = await this.jwt
      .verifyAsync<{ sid: string }>(token, {
        // As in the strategy: the type accepts only strings.
        publicKey: key as unknown as string,
        algorithms: ['HS256'],
        issuer: 'liwan',
        audience: STORED_KIND[kind],
      })
      .catch(() => undefined);
    if (claims) await this.close(claims.sid);
  }

  /** A new session and token in place of those of a caller who has confirmed its identity. */
  async replace(
    { kind, id, sessionId }: Principal,
    origin: SessionOrigin,
  ): Promise<{ token: string; id: string }> {
    const opened = await this.open(kind, id, origin);
    await this.close(sessionId);
    return opened;
  }

  /** The open sessions of an account, the last used first. */
  of(kind: Session['actorKind'], actorId: number): Promise<Session[]> {
    return this.sessions.find({
      where: {
        actorKind: kind,
        actorId,
        expiresAt: MoreThan(new Date()),
        lastSeenAt: MoreThan(new Date(Date.now() - this.limits[kind].idleMinutes * 60_000)),
      },
      order: LAST_USED_FIRST,
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

  private async closeSurplus(kind: Session['actorKind'], actorId: number): Promise<void> {
    const surplus = await this.sessions.find({
      select: { id: true },
      where: { actorKind: kind, actorId },
      order: LAST_USED_FIRST,
      skip: MOST_SESSIONS,
      take: MOST_SESSIONS,
    });
    if (surplus.length > 0) await this.sessions.delete({ id: In(surplus.map(({ id }) => id)) });
  }

  /** The anti-forgery token of a staff session, bound to it by HMAC. */
  xsrfToken(sessionId: string): string {
    return this.keys.sign(`xsrf:${sessionId}`);
  }

  isXsrfToken(sessionId: string, token: string | undefined): boolean {
    return this.keys.isSignature(`xsrf:${sessionId}`, token ?? '');
  }
}
