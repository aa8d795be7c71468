import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Not, type Repository } from 'typeorm';
import { Env } from '../config/env.js';
import { Session } from './session.entity.js';

/** Life of a login in seconds: 7 days for shoppers, 8 hours for staff. */
export const SESSION_SECONDS = { customer: 7 * 86_400, staff: 8 * 3600 } as const;

export interface TokenPayload {
  sub: number;
  sid: string;
  aud: 'customer' | 'staff';
}

/** Logins as rows: a token is only as good as its session. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly jwt: JwtService,
    private readonly env: Env,
  ) {}

  /** Opens a session and signs its token. */
  async open(kind: Session['actorKind'], actorId: number): Promise<{ token: string; id: string }> {
    const id = randomUUID();
    const seconds = SESSION_SECONDS[kind];
    const expiresAt = new Date(Date.now() + seconds * 1000);
    await this.sessions.insert({ id, actorKind: kind, actorId, expiresAt });
    const token = await this.jwt.signAsync(
      { sid: id },
      { subject: String(actorId), audience: kind, expiresIn: seconds },
    );
    return { token, id };
  }

  /** Whether the session is still open. */
  alive(id: string, kind: Session['actorKind'], actorId: number): Promise<boolean> {
    return this.sessions.existsBy({
      id,
      actorKind: kind,
      actorId,
      expiresAt: MoreThan(new Date()),
    });
  }

  async close(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  /** Ends every login of an account, except one when given. */
  async closeAll(kind: Session['actorKind'], actorId: number, except?: string): Promise<void> {
    await this.sessions.delete({ actorKind: kind, actorId, ...(except && { id: Not(except) }) });
  }

  /** The anti-forgery token of a staff session: bound to it by HMAC, so no other can be planted. */
  xsrfToken(sessionId: string): string {
    return createHmac('sha256', this.env.JWT_SECRET)
      .update(`xsrf:${sessionId}`)
      .digest('base64url');
  }

  /** Compares a given anti-forgery token in constant time. */
  isXsrfToken(sessionId: string, given: string | undefined): boolean {
    const expected = Buffer.from(this.xsrfToken(sessionId));
    const actual = Buffer.from(given ?? '');
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }
}
