import { Body, Controller, Get, HttpCode, Ip, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Env } from '../../../platform/config/env.js';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Public, Roles } from '../../../platform/auth/access.js';
import { clearStaffCookies, setStaffCookies } from '../../../platform/auth/sessions/cookies.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import { roleOfStaff } from '@shop/shop-rules';
import { PermissionsService } from '../../back-office/permissions/permissions.service.js';
import {
  SignedInStaffDto,
  StaffLoginResponseDto,
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
    private readonly permissions: PermissionsService,
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
    @Ip() ip: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffLoginResponseDto> {
    const { account, token, xsrf } = await this.staff.login(input, ip);
    const rights = await this.permissions.of(roleOfStaff(account.type));
    setStaffCookies(this.env, response, token, xsrf);
    return { ...done('auth.welcomeBack'), admin: { ...toStaffDto(account), rights } };
  }

  /** Ends the dashboard session. */
  @Roles('admin', 'vendor', 'ops')
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
  @Roles('admin', 'vendor', 'ops')
  @Get('me')
  async me(@CurrentUser() user: Principal): Promise<SignedInStaffDto> {
    return { ...toStaffDto(await this.staff.one(user.id)), rights: [...user.rights] };
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
