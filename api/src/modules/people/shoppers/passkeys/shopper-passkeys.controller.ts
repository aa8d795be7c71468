import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { Response } from 'express';
import { Roles } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { OwnerOnly } from '../../../../platform/auth/owner-only.js';
import { refuseUnconfirmed } from '../../../../platform/auth/refusals.js';
import { setBrowserCookie } from '../../../../platform/auth/sessions/cookies.js';
import { Origin, type SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { Env } from '../../../../platform/config/env.js';
import { DoneDto, done } from '../../../../platform/http/done.dto.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { RequestedLocale } from '../../../../platform/i18n/requested-locale.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import {
  AddPasskeyDto,
  NewPasskeyDto,
  PasskeyAddedDto,
  PasskeyDto,
  PasskeyIdDto,
  RenamePasskeyDto,
  toPasskeyDto,
} from '../../passkeys/passkey.dto.js';
import { PasskeysService } from '../../passkeys/passkeys.service.js';
import { ShopperPasskeys } from './shopper-passkeys.service.js';

const CHALLENGES = { name: 'shopper-passkeys', points: 30, seconds: 300 };

/** The passkeys of a shopper. */
@Roles('shopper')
@OwnerOnly('id')
@ApiParam({ name: 'id', type: 'number' })
@Controller('users/:id/passkeys')
export class ShopperPasskeysController {
  constructor(
    private readonly all: PasskeysService,
    private readonly passkeys: ShopperPasskeys,
    private readonly env: Env,
  ) {}

  /** The owner's passkeys, the oldest first. */
  @Get()
  async list(@CurrentUser() user: Principal): Promise<PasskeyDto[]> {
    return (await this.all.list(user)).map(toPasskeyDto);
  }

  /** What the browser needs to make a passkey, for five minutes and this browser. The owner has logged in within 15 minutes; 403 while the email address is not verified. */
  @RateLimit(CHALLENGES)
  @Post('options')
  @HttpCode(200)
  start(
    @CurrentUser() user: Principal,
    @Origin() { browser }: SessionOrigin,
    @RequestedLocale() locale: 'en' | 'ar',
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewPasskeyDto> {
    refuseUnconfirmed(user);
    setBrowserCookie(this.env, response, browser);
    return this.passkeys.start(user, browser, locale);
  }

  /** Adds a passkey that the browser has made; the owner has logged in within 15 minutes. */
  @RateLimit(CHALLENGES)
  @Post()
  async add(
    @Body() input: AddPasskeyDto,
    @CurrentUser() user: Principal,
    @Origin() { browser }: SessionOrigin,
    @RequestedLocale() locale: 'en' | 'ar',
  ): Promise<PasskeyAddedDto> {
    refuseUnconfirmed(user);
    const passkey = await this.passkeys.add(input, user, browser, locale);
    return { ...done('passkey.added'), passkey: toPasskeyDto(passkey) };
  }

  /** Renames a passkey. */
  @Put(':passkeyId')
  async rename(
    @Param() { passkeyId }: PasskeyIdDto,
    @Body() { name }: RenamePasskeyDto,
    @CurrentUser() user: Principal,
  ): Promise<DoneDto> {
    await this.passkeys.rename(passkeyId, name, user);
    return done('passkey.renamed');
  }

  /** Removes a passkey and ends the other sessions; the owner has logged in within 15 minutes. */
  @Delete(':passkeyId')
  async remove(
    @Param() { passkeyId }: PasskeyIdDto,
    @CurrentUser() user: Principal,
  ): Promise<DoneDto> {
    refuseUnconfirmed(user);
    await this.passkeys.remove(passkeyId, user);
    return done('passkey.removed');
  }
}
