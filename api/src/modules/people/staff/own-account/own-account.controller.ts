import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Res,
  UploadedFiles,
} from '@nestjs/common';
import type { Response } from 'express';
import { Confirmed, OwnAccount, Roles } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { refuseWithout } from '../../../../platform/auth/refusals.js';
import { setStaffCookies } from '../../../../platform/auth/sessions/cookies.js';
import { OwnSessionDto, SessionIdDto } from '../../../../platform/auth/sessions/own-session.dto.js';
import { OwnSessions } from '../../../../platform/auth/sessions/own-sessions.service.js';
import { Origin, type SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { Env } from '../../../../platform/config/env.js';
import type { FormFiles } from '../../../../platform/files/form-files.js';
import { ReceiveFiles } from '../../../../platform/files/receive-files.js';
import { DoneDto, done } from '../../../../platform/http/done.dto.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { RequestedLocale } from '../../../../platform/i18n/requested-locale.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { StaffResponseDto, toStaffDto } from '../staff.dto.js';
import { StaffWritesService } from '../staff-writes.service.js';
import {
  ConfirmIdentityDto,
  OwnPasswordDto,
  OwnProfileDto,
  RecoveryCodesDto,
  SecondFactorCodeDto,
  SecondFactorSecretDto,
  SecondFactorStateDto,
  toSecondFactorStateDto,
} from './own-account.dto.js';
import { OwnAccountService } from './own-account.service.js';

/** Calls that check a password or a code; each costs a hash. Guesses are slowed down per account as well. */
const CHECKS = { name: 'own-password', points: 20, seconds: 300 };

/** The signed-in staff account itself. */
@OwnAccount()
@Controller('admin/account')
export class OwnAccountController {
  constructor(
    private readonly account: OwnAccountService,
    private readonly ownSessions: OwnSessions,
    private readonly staff: StaffWritesService,
    private readonly secondFactors: SecondFactorService,
    private readonly env: Env,
  ) {}

  /** Changes the own name, about and image; vendors need their right, and only admins change their names. */
  @Roles('admin', 'vendor', 'ops')
  @Put('profile')
  @ReceiveFiles({ image: 1 })
  async changeProfile(
    @Body() input: OwnProfileDto,
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: 'en' | 'ar',
    @UploadedFiles() files?: FormFiles<'image'>,
  ): Promise<StaffResponseDto> {
    if (user.role === 'vendor') refuseWithout(user, 'profiles.edit');
    const account = await this.staff.change(user.id, input, files, user, locale);
    return { ...done('staff.saved'), admin: toStaffDto(account) };
  }

  /** Changes the own password with the current one, and ends the other sessions. Without a second factor it also confirms the identity, and sets the cookies of a new session. */
  @RateLimit(CHECKS)
  @Post('password')
  @HttpCode(200)
  async changePassword(
    @Body() input: OwnPasswordDto,
    @CurrentUser() user: Principal,
    @Origin() origin: SessionOrigin,
    @RequestedLocale() locale: 'en' | 'ar',
    @Res({ passthrough: true }) response: Response,
  ): Promise<DoneDto> {
    const renewed = await this.account.changePassword(input, user, origin, locale);
    if (renewed) setStaffCookies(this.env, response, renewed.token, renewed.xsrf);
    return done('account.passwordChanged');
  }

  /** Confirms the identity with a code or a passkey, or with the password of an account without a second factor; sets the cookies of a new session, which for 15 minutes may change what is protected and ends when the former one would have. The former one is valid for 10 seconds more, for calls that are on their way. */
  @RateLimit(CHECKS)
  @Post('confirm')
  @HttpCode(200)
  async confirm(
    @Body() input: ConfirmIdentityDto,
    @CurrentUser() user: Principal,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DoneDto> {
    const { token, xsrf } = await this.account.confirm(input, user, origin);
    setStaffCookies(this.env, response, token, xsrf);
    return done('auth.confirmed');
  }

  /** The open sessions of the own account, the last used first. */
  @Get('sessions')
  sessions(@CurrentUser() user: Principal): Promise<OwnSessionDto[]> {
    return this.ownSessions.list(user);
  }

  /** Ends all other sessions of the own account. */
  @Confirmed()
  @Delete('sessions')
  async endOthers(@CurrentUser() user: Principal): Promise<DoneDto> {
    await this.ownSessions.endOthers(user);
    return done('session.othersEnded');
  }

  /** Ends one session of the own account. */
  @Confirmed()
  @Delete('sessions/:sessionId')
  async end(
    @Param() { sessionId }: SessionIdDto,
    @CurrentUser() user: Principal,
  ): Promise<DoneDto> {
    await this.ownSessions.end(sessionId, user);
    return done('session.ended');
  }

  /** Whether the own account has a second factor, and how many recovery codes are left. */
  @Get('second-factor')
  async secondFactor(@CurrentUser() user: Principal): Promise<SecondFactorStateDto> {
    const factor = await this.secondFactors.state(user.id);
    const steps = await this.secondFactors.steps(user.id);
    return toSecondFactorStateDto(factor, {
      required: this.secondFactors.isRequired(user),
      hasPasskey: steps.includes('passkey'),
    });
  }

  /** Makes a new secret for an authenticator app; it counts once a code has confirmed it. 409 while one is active. */
  @Confirmed()
  @Post('second-factor')
  start(
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: 'en' | 'ar',
  ): Promise<SecondFactorSecretDto> {
    return this.secondFactors.start(user, locale);
  }

  /** Turns the second factor on with a code of the app, and ends the other sessions; returns the recovery codes, once. */
  @Confirmed()
  @RateLimit(CHECKS)
  @Post('second-factor/activate')
  @HttpCode(200)
  async activate(
    @Body() { code }: SecondFactorCodeDto,
    @CurrentUser() user: Principal,
    @Origin() origin: SessionOrigin,
  ): Promise<RecoveryCodesDto> {
    const recoveryCodes = await this.secondFactors.activate(user, code, origin);
    return { ...done('secondFactor.on'), recoveryCodes };
  }

  /** Turns the second factor off with a code of the app or a recovery code, and ends the other sessions. An account that must have one has to set it up again. */
  @RateLimit(CHECKS)
  @Post('second-factor/turn-off')
  @HttpCode(200)
  async turnOff(
    @Body() { code }: SecondFactorCodeDto,
    @CurrentUser() user: Principal,
    @Origin() origin: SessionOrigin,
  ): Promise<DoneDto> {
    await this.secondFactors.turnOff(user, code, origin);
    return done('secondFactor.off');
  }

  /** Makes new recovery codes; the old ones end. */
  @Confirmed()
  @RateLimit(CHECKS)
  @Post('recovery-codes')
  @HttpCode(200)
  async renewCodes(@CurrentUser() user: Principal): Promise<RecoveryCodesDto> {
    const recoveryCodes = await this.secondFactors.renewCodes(user);
    return { ...done('secondFactor.newCodes'), recoveryCodes };
  }
}
