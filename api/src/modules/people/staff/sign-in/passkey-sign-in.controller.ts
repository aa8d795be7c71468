import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../../../platform/auth/access.js';
import { setBrowserCookie } from '../../../../platform/auth/sessions/cookies.js';
import { Origin, type SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { Env } from '../../../../platform/config/env.js';
import { done } from '../../../../platform/http/done.dto.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import { BrowserSignIn } from '../own-account/browser-sign-in.service.js';
import { PasskeyChallengeDto, PasskeyStepDto } from '../../passkeys/passkey.dto.js';
import { PasskeySignInDto, StaffSignedInDto } from '../staff.dto.js';
import { StaffService } from '../staff.service.js';

const LIMIT = { name: 'staff-passkey', points: 30, seconds: 300 };

/** Signing in with a passkey: alone, or as the second step after the password. Nothing can be guessed, so attempts are not delayed. */
@Public()
@Controller('admin/login/passkey')
export class PasskeySignInController {
  constructor(
    private readonly staff: StaffService,
    private readonly browser: BrowserSignIn,
    private readonly env: Env,
  ) {}

  /** A challenge for any passkey, or with the token of the first step for those of its account; for five minutes and this browser. */
  @RateLimit(LIMIT)
  @Post('options')
  @HttpCode(200)
  challenge(
    @Body() { token }: PasskeyStepDto,
    @Origin() { browser }: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyChallengeDto> {
    setBrowserCookie(this.env, response, browser);
    return this.staff.passkeyChallenge(token, browser);
  }

  /** Opens a dashboard session with a passkey, which counts as both factors. */
  @RateLimit(LIMIT)
  @Post()
  @HttpCode(200)
  async signIn(
    @Body() { token, passkey }: PasskeySignInDto,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffSignedInDto> {
    const signedIn = await this.staff.loginWithPasskey(token, passkey, origin);
    return {
      ...done('auth.welcomeBack'),
      ...(await this.browser.signIn(signedIn, response, origin)),
    };
  }
}
