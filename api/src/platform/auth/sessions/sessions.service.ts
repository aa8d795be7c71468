import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, type EntityManager, type Repository } from 'typeorm';
import { Session, STORED_KIND } from './session.entity.js';
import { SigningKeys } from './signing-keys.js';

/** Lifetime of a session in seconds: 7 days for shoppers, 8 hours for staff. */
export const SESSION_SECONDS = { shopper: 7 * 86_400, staff: 8 * 3600 } as const;

/** Sessions are rows: a token is valid only while its session exists. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly jwt: JwtService,
    private readonly keys: SigningKeys,
  ) {}

  /** Opens a session and signs its token. */
  async open(kind: Session['actorKind'], actorId: number): Promise<{ token: string; id: string }> {
    const id = randomUUID();
    const seconds = SESSION_SECONDS[kind];
    const expiresAt = new Date(Date.now() + seconds * 1000);
    await this.sessions.insert({ id, actorKind: kind, actorId, expiresAt });
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
