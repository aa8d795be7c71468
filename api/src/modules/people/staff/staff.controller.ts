import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Env } from '../../../platform/config/env.js';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { OwnAccount, Public } from '../../../platform/auth/access.js';
import { clearStaffCookies } from '../../../platform/auth/sessions/cookies.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import { Origin, type SessionOrigin } from '../../../platform/auth/sessions/session-origin.js';
import { BrowserSignIn } from './own-account/browser-sign-in.service.js';
import {
  SignedInStaffDto,
  StaffCodeDto,
  StaffLoginResponseDto,
  StaffSignedInDto,
  StaffDto,
  StaffListQueryDto,
  StaffLoginDto,
  toPublicVendorDto,
  toStaffDto,
} from './staff.dto.js';
import { StaffService } from './staff.service.js';

@Controller('admin')
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly browser: BrowserSignIn,
    private readonly sessions: SessionsService,
    private readonly env: Env,
  ) {}

  /** Opens a dashboard session: the token is set as HttpOnly cookie, the anti-forgery token as readable cookie. */
  @Public()
  @RateLimit({ name: 'staff-login', points: 10, seconds: 300 })
  @Post('login')
  @HttpCode(200)
  async login(
    @Body() input: StaffLoginDto,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffLoginResponseDto> {
    const result = await this.staff.login(input, origin);
    if ('signInToken' in result) return { ...done('auth.codeNeeded'), ...result };
    return {
      ...done('auth.welcomeBack'),
      ...(await this.browser.signIn(result, response, origin)),
    };
  }

  /** The second step of accounts with a second factor: opens the session with a code. */
  @Public()
  @RateLimit({ name: 'staff-login-code', points: 10, seconds: 300 })
  @Post('login/code')
  @HttpCode(200)
  async loginWithCode(
    @Body() input: StaffCodeDto,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffSignedInDto> {
    const signedIn = await this.staff.loginWithCode(input, origin);
    return {
      ...done('auth.welcomeBack'),
      ...(await this.browser.signIn(signedIn, response, origin)),
    };
  }

  /** Ends the dashboard session. */
  @OwnAccount()
  @Post('logout')
  @HttpCode(200)
  async logout(
    @CurrentUser() user: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DoneDto> {
    await this.sessions.close(user.sessionId);
    clearStaffCookies(this.env, response);
    return done('staff.loggedOut');
  }

  /** The account of the dashboard session, with its rights. */
  @OwnAccount()
  @Get('me')
  me(@CurrentUser() { id, rights, setup }: Principal): Promise<SignedInStaffDto> {
    return this.staff.signedIn(id, { rights, setup });
  }

  /** The vendors: name, about and image for the public, more for admins. */
  @Public({ identify: 'staff' })
  @Get('all')
  async all(
    @Query() { type }: StaffListQueryDto,
    @CurrentUser() user?: Principal,
  ): Promise<StaffDto[]> {
    if (!user?.rights.has('staff.manage'))
      return (await this.staff.vendors()).map(toPublicVendorDto);
    const accounts = await (type === 'all' ? this.staff.all() : this.staff.vendors());
    return accounts.map(toStaffDto);
  }

  /** One vendor; admins and the vendor also get the email address. */
  @Public({ identify: 'staff' })
  @Get(':id')
  async one(@IdParam() id: number, @CurrentUser() user?: Principal): Promise<StaffDto> {
    const isStaff = user?.rights.has('staff.manage') || (user?.kind === 'staff' && user.id === id);
    return isStaff
      ? toStaffDto(await this.staff.one(id))
      : toPublicVendorDto(await this.staff.vendor(id));
  }
}
