import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../../../platform/auth/access.js';
import { Origin, type SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { DoneDto, done } from '../../../../platform/http/done.dto.js';
import { RequestedLocale } from '../../../../platform/i18n/requested-locale.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import { ResetPasswordDto } from '../../passwords/reset-password.dto.js';
import { RequestStaffResetDto, StaffResetDto } from './staff-reset.dto.js';
import { StaffResets } from './staff-resets.service.js';

/** Forgotten passwords of dashboard accounts. */
@Public()
@Controller('admin')
export class StaffResetsController {
  constructor(private readonly resets: StaffResets) {}

  /** Mails a link to set a new password, at most three an hour for a username or an email address; the response is the same for an unknown account. */
  @RateLimit({ name: 'staff-reset-request', points: 10, seconds: 3600 })
  @Post('request-password-reset')
  @HttpCode(200)
  async request(
    @Body() { username }: RequestStaffResetDto,
    @RequestedLocale() locale: 'en' | 'ar',
  ): Promise<DoneDto> {
    await this.resets.request(username, locale);
    return done('staff.resetRequested');
  }

  /** Sets a new password with the mailed link, valid once and for 10 minutes; ends every session, and leaves the second factor on. */
  @RateLimit({ name: 'staff-reset-use', points: 30, seconds: 3600 })
  @Post('reset-password')
  @HttpCode(200)
  async use(
    @Body() input: ResetPasswordDto,
    @Origin() origin: SessionOrigin,
    @RequestedLocale() locale: 'en' | 'ar',
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffResetDto> {
    const { username } = await this.resets.use(input, response, origin, locale);
    return { ...done('account.passwordChanged'), username };
  }
}
