import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { OwnerOnly } from '../../../platform/auth/owner-only.js';
import { refuseUnconfirmed } from '../../../platform/auth/refusals.js';
import { OwnSessionDto, SessionIdDto } from '../../../platform/auth/sessions/own-session.dto.js';
import { OwnSessions } from '../../../platform/auth/sessions/own-sessions.service.js';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';

/** The sessions of a shopper. */
@Roles('shopper')
@OwnerOnly('id')
@ApiParam({ name: 'id', type: 'number' })
@Controller('users/:id/sessions')
export class ShopperSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  /** The owner's open sessions, the last used first. */
  @Get()
  list(@CurrentUser() user: Principal): Promise<OwnSessionDto[]> {
    return this.sessions.list(user);
  }

  /** Ends all other sessions of the owner, who has logged in within 15 minutes. */
  @Delete()
  async endOthers(@CurrentUser() user: Principal): Promise<DoneDto> {
    refuseUnconfirmed(user);
    await this.sessions.endOthers(user);
    return done('session.othersEnded');
  }

  /** Ends one session of the owner, who has logged in within 15 minutes. */
  @Delete(':sessionId')
  async end(
    @Param() { sessionId }: SessionIdDto,
    @CurrentUser() user: Principal,
  ): Promise<DoneDto> {
    refuseUnconfirmed(user);
    await this.sessions.end(sessionId, user);
    return done('session.ended');
  }
}
