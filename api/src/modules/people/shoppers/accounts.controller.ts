import { Body, Controller, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { LIST_LIMIT } from '@shop/shop-rules';
import type { Response } from 'express';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Public, RequireRight, Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { OwnerOnly } from '../../../platform/auth/owner-only.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { Origin, type SessionOrigin } from '../../../platform/auth/sessions/session-origin.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import {
  AccountResponseDto,
  LoginResponseDto,
  LoginDto,
  RegisterDto,
  UpdateAccountDto,
  UserDto,
  UserListQueryDto,
  UsersDto,
  toUserDto,
} from './account.dto.js';
import { AccountsQueries } from './accounts.queries.js';
import { AccountsService } from './accounts.service.js';
import { LoginsService } from './logins.service.js';
import { msg } from '../../../platform/i18n/message.js';

@Controller('users')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly logins: LoginsService,
    private readonly queries: AccountsQueries,
    private readonly sessions: SessionsService,
  ) {}

  /** Opens a shopper's session, and sets a cookie by which the browser is known at the next login. */
  @Public()
  @RateLimit({ name: 'login', points: 20, seconds: 300 })
  @Post('login')
  @HttpCode(200)
  async login(
    @Body() input: LoginDto,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResponseDto> {
    const { token, user } = await this.logins.login(input, response, origin);
    return { token, user: toUserDto(user) };
  }

  /** Registers a shopper. */
  @Public()
  @RateLimit({ name: 'register', points: 30, seconds: 3600 })
  @Post('register')
  async register(@Body() input: RegisterDto): Promise<AccountResponseDto> {
    const user = await this.accounts.register(input);
    return { ...done('account.created'), user: toUserDto(user) };
  }

  /** Ends the caller's session. */
  @Roles('shopper')
  @Post('logout')
  @HttpCode(200)
  async logout(@CurrentUser() user: Principal): Promise<DoneDto> {
    await this.sessions.close(user.sessionId);
    return done('account.loggedOut');
  }

  /** The shoppers, newest first. */
  @RequireRight('shoppers.view')
  @Get('all')
  async all(@Query() query: UserListQueryDto): Promise<UsersDto> {
    const { page = 1, limit = LIST_LIMIT, ...filter } = query;
    return { ...(await this.queries.list(filter, page, limit)), page, limit };
  }

  /** The owner's profile. */
  @RequireRight('shoppers.view', 'shopper')
  @OwnerOnly('id')
  @Get(':id')
  async one(@IdParam() id: number): Promise<UserDto> {
    return toUserDto(await this.accounts.one(id));
  }

  /** Changes the owner's profile or password. */
  @Roles('shopper')
  @OwnerOnly('id')
  @RateLimit({ name: 'profile', points: 60, seconds: 300 })
  @Put(':id')
  async update(
    @IdParam() id: number,
    @Body() input: UpdateAccountDto,
    @CurrentUser() user: Principal,
  ): Promise<AccountResponseDto> {
    const account = await this.accounts.update(id, input, user.sessionId);
    const message = input.password ? msg('account.passwordUpdated') : msg('account.saved');
    return { ...done(message), user: toUserDto(account) };
  }
}
