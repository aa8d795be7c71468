import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Principal } from '../../http/principal.js';
import { NotFound } from '../../http/problem.js';
import { msg } from '../../i18n/message.js';
import { SecurityEvents } from '../security-events.js';
import { toOwnSessionDto, type OwnSessionDto } from './own-session.dto.js';
import { SessionsService } from './sessions.service.js';

/** The sessions of the signed-in account, a shopper's or that of staff. */
@Injectable()
export class OwnSessions {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sessions: SessionsService,
    private readonly events: SecurityEvents,
  ) {}

  /** The open ones, the last used first. */
  async list({ kind, id, sessionId }: Principal): Promise<OwnSessionDto[]> {
    return (await this.sessions.of(kind, id)).map(toOwnSessionDto(sessionId));
  }

  /** Ends one; 404 if the account has no such session. */
  async end(sessionId: string, { kind, id }: Principal): Promise<void> {
    if (!(await this.sessions.closeOwn(kind, id, sessionId)))
      throw new NotFound(msg('session.notFound'));
    this.events.note({ event: 'sessions_ended', kind, account: id });
  }

  /** Ends all others. */
  async endOthers({ kind, id, sessionId }: Principal): Promise<void> {
    await this.sessions.closeAll(this.db.manager, kind, id, sessionId);
    this.events.note({ event: 'sessions_ended', kind, account: id });
  }
}
