import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Not, Raw, type EntityManager, type Repository } from 'typeorm';
import { Env } from '../../config/env.js';
import type { Principal } from '../../http/principal.js';
import { Unauthorized } from '../../http/problem.js';
import { Session, STORED_KIND } from './session.entity.js';
import { networkOf } from './network-of.js';
import { addFormer } from './renewed.queries.js';
import type { SessionOrigin } from './session-origin.js';
import { MOST_SESSIONS, RENEWED_SECONDS, sessionLimits } from './session-limits.js';
import { SigningKeys } from './signing-keys.js';

const LAST_USED_FIRST = { lastSeenAt: 'desc', id: 'asc' } as const;

const RENEWED = `interval '${RENEWED_SECONDS} seconds'`;
/** Neither expired nor renewed; by the clock at the row's turn, as another call may have renewed it while this one waited. */
const continues = () => Raw((column) => `${column} > clock_timestamp() + ${RENEWED}`);

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
    return { token: await this.tokenOf(kind, actorId, id, seconds), id };
  }

  private tokenOf(
    kind: Session['actorKind'],
    actorId: number,
    sid: string,
    seconds: number,
  ): Promise<string> {
    const { key, id: keyid } = this.keys.current;
    return this.jwt.signAsync(
      { sid },
      {
        privateKey: key,
        keyid,
        subject: String(actorId),
        audience: STORED_KIND[kind],
        expiresIn: seconds,
      },
    );
  }

  async close(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  /** Ends the session of the token that a login request carries; an invalid token is ignored. */
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

  /**
   * A confirmed session with a new id and token in place of the caller's, with its origin and its end. The former id is valid for
   * `RENEWED_SECONDS` more, for calls that are on their way, and is not confirmed. 401 if the session has ended or was renewed meanwhile.
   */
  async renew({ kind, id: actorId, sessionId }: Principal): Promise<{ token: string; id: string }> {
    const id = randomUUID();
    const expiresAt = await this.sessions.manager.transaction(async (manager) => {
      // The row itself gets the new id, so that a statement that ends all sessions of the account at the same time also ends this one.
      const { affected } = await manager.update(
        Session,
        { id: sessionId, actorKind: kind, actorId, expiresAt: continues() },
        { id, confirmedAt: () => 'now()', lastSeenAt: () => 'now()' },
      );
      if (affected !== 1) throw new Unauthorized();
      await addFormer(manager, id, sessionId);
      return (await manager.findOneByOrFail(Session, { id })).expiresAt;
    });
    const seconds = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
    return { token: await this.tokenOf(kind, actorId, id, seconds), id };
  }

  /** The open sessions of an account, the last used first. */
  of(kind: Session['actorKind'], actorId: number): Promise<Session[]> {
    return this.sessions.find({
      where: {
        actorKind: kind,
        actorId,
        expiresAt: continues(),
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
      where: { actorKind: kind, actorId, expiresAt: continues() },
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
