import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Confirmed, OwnAccount } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
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
  PasskeyChallengeDto,
  PasskeyDto,
  PasskeyIdDto,
  RenamePasskeyDto,
  toPasskeyDto,
} from '../../passkeys/passkey.dto.js';
import { PasskeyCheck } from '../../passkeys/passkey-check.service.js';
import { PasskeysService } from '../../passkeys/passkeys.service.js';
import { OwnPasskeysService } from './own-passkeys.service.js';

const CHALLENGES = { name: 'own-passkeys', points: 30, seconds: 300 };

/** Passkeys of the signed-in staff account. */
@OwnAccount()
@Controller('admin/account')
export class OwnPasskeysController {
  constructor(
    private readonly all: PasskeysService,
    private readonly passkeys: OwnPasskeysService,
    private readonly check: PasskeyCheck,
    private readonly env: Env,
  ) {}

  /** The passkeys of the own account, the oldest first. */
  @Get('passkeys')
  async list(@CurrentUser() user: Principal): Promise<PasskeyDto[]> {
    return (await this.all.list(user)).map(toPasskeyDto);
  }

  /** What the browser needs to make a passkey, for five minutes and this browser. */
  @Confirmed()
  @RateLimit(CHALLENGES)
  @Post('passkeys/options')
  @HttpCode(200)
  start(
    @CurrentUser() user: Principal,
    @Origin() { browser }: SessionOrigin,
    @RequestedLocale() locale: 'en' | 'ar',
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewPasskeyDto> {
    setBrowserCookie(this.env, response, browser);
    return this.all.start(user, browser, locale);
  }

  /** Adds a passkey that the browser has made, and ends the other sessions. */
  @Confirmed()
  @RateLimit(CHALLENGES)
  @Post('passkeys')
  async add(
    @Body() input: AddPasskeyDto,
    @CurrentUser() user: Principal,
    @Origin() { browser }: SessionOrigin,
    @RequestedLocale() locale: 'en' | 'ar',
  ): Promise<PasskeyAddedDto> {
    const passkey = await this.passkeys.add(input, user, browser, locale);
    return { ...done('passkey.added'), passkey: toPasskeyDto(passkey) };
  }

  /** Renames a passkey. */
  @Put('passkeys/:passkeyId')
  async rename(
    @Param() { passkeyId }: PasskeyIdDto,
    @Body() { name }: RenamePasskeyDto,
    @CurrentUser() user: Principal,
  ): Promise<DoneDto> {
    await this.passkeys.rename(passkeyId, name, user);
    return done('passkey.renamed');
  }

  /** Removes a passkey, and ends the other sessions; 409 for the last second factor. */
  @Confirmed()
  @Delete('passkeys/:passkeyId')
  async remove(
    @Param() { passkeyId }: PasskeyIdDto,
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: 'en' | 'ar',
  ): Promise<DoneDto> {
    await this.passkeys.remove(passkeyId, user, locale);
    return done('passkey.removed');
  }

  /** A challenge to confirm the identity with a passkey, for five minutes and this browser. */
  @RateLimit(CHALLENGES)
  @Post('confirm/passkey')
  @HttpCode(200)
  confirmChallenge(
    @CurrentUser() user: Principal,
    @Origin() { browser }: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyChallengeDto> {
    setBrowserCookie(this.env, response, browser);
    return this.check.challenge('confirm', browser, user);
  }
}
