import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../../../platform/auth/access.js';
import { setBrowserCookie } from '../../../../platform/auth/sessions/cookies.js';
import { Origin, type SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { Env } from '../../../../platform/config/env.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import { PasskeyChallengeDto, PasskeyLoginDto } from '../../passkeys/passkey.dto.js';
import { LoginResponseDto, toUserDto } from '../account.dto.js';
import { ShopperPasskeys } from './shopper-passkeys.service.js';

const LIMIT = { name: 'shopper-passkey', points: 30, seconds: 300 };

/** Logging in with a passkey. Nothing can be guessed, so attempts are not delayed. */
@Public()
@Controller('users/login/passkey')
export class PasskeyLoginController {
  constructor(
    private readonly passkeys: ShopperPasskeys,
    private readonly env: Env,
  ) {}

  /** A challenge for any passkey of this shop, for five minutes and this browser. */
  @RateLimit(LIMIT)
  @Post('options')
  @HttpCode(200)
  challenge(
    @Origin() { browser }: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyChallengeDto> {
    setBrowserCookie(this.env, response, browser);
    return this.passkeys.challenge(browser);
  }

  /** Opens a shopper's session with a passkey. */
  @RateLimit(LIMIT)
  @Post()
  @HttpCode(200)
  async login(
    @Body() { passkey }: PasskeyLoginDto,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResponseDto> {
    const { token, user } = await this.passkeys.signIn(passkey, response, origin);
    return { token, user: toUserDto(user) };
  }
}
