import { Body, Controller, Get, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../../platform/auth/access.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { Origin, type SessionOrigin } from '../../../platform/auth/sessions/session-origin.js';
import { done } from '../../../platform/http/done.dto.js';
import { Forbidden } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { BrowserSignIn } from '../../people/staff/own-account/browser-sign-in.service.js';
import { FirstAdminService } from '../../people/staff/first-admin.service.js';
import { StaffSignedInDto } from '../../people/staff/staff.dto.js';
import { StaffService } from '../../people/staff/staff.service.js';
import { ClaimDto, UnclaimedDto } from './first-run.dto.js';
import { NoAdminGuard, nothingHere } from './no-admin.guard.js';
import { SetupToken } from './setup-token.js';

@Public()
@UseGuards(NoAdminGuard)
@Controller('first-run')
export class ClaimController {
  constructor(
    private readonly setup: SetupToken,
    private readonly firstAdmin: FirstAdminService,
    private readonly staff: StaffService,
    private readonly browser: BrowserSignIn,
    private readonly events: SecurityEvents,
  ) {}

  /** Whether the first admin account can be created; 404 once there is one. */
  @Get()
  state(): UnclaimedDto {
    return { unclaimed: true };
  }

  /** Creates the first admin account with the setup token, and opens its session; 404 once there is one. */
  @RateLimit({ name: 'first-run', points: 10, seconds: 300 })
  @Post()
  @HttpCode(200)
  async claim(
    @Body() { token: setupToken, ...input }: ClaimDto,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffSignedInDto> {
    if (!this.setup.matches(setupToken)) {
      this.events.note({ event: 'login_refused', kind: 'staff', account: null });
      throw new Forbidden(msg('firstRun.wrongToken'), 'wrong_setup_token');
    }
    if (!(await this.firstAdmin.add(input))) throw nothingHere();
    const login = { username: input.email, password: input.password };
    const result = await this.staff.login(login, origin);
    if ('signInToken' in result) throw nothingHere();
    return {
      ...done('firstRun.claimed'),
      ...(await this.browser.signIn(result, response, origin)),
    };
  }
}
