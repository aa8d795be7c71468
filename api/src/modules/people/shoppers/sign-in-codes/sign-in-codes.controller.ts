import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../../../platform/auth/access.js';
import { Origin, type SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { done } from '../../../../platform/http/done.dto.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import { toUserDto } from '../account.dto.js';
import {
  CodeLoginResponseDto,
  RequestSignInCodeDto,
  SignInCodeRequestedDto,
  SignInWithCodeDto,
} from './sign-in-code.dto.js';
import { SignInCodesService } from './sign-in-codes.service.js';

@Controller('users')
export class SignInCodesController {
  constructor(private readonly codes: SignInCodesService) {}

  /** Mails a code to sign in with, at most six an hour; the response is the same for an unknown address. */
  @Public()
  @RateLimit({ name: 'code-request', points: 300, seconds: 3600 })
  @Post('request-login-code')
  @HttpCode(200)
  async request(@Body() { email }: RequestSignInCodeDto): Promise<SignInCodeRequestedDto> {
    return { ...done('signInCode.requested'), token: await this.codes.request(email) };
  }

  /** Opens a shopper's session with a mailed code, valid once, for 10 minutes and 5 attempts, in the browser that requested it; verifies the email address. */
  @Public()
  @RateLimit({ name: 'login-code', points: 20, seconds: 300 })
  @Post('login-with-code')
  @HttpCode(200)
  async signIn(
    @Body() input: SignInWithCodeDto,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CodeLoginResponseDto> {
    const { token, user, formerLoginRemoved } = await this.codes.signIn(input, response, origin);
    return { token, user: toUserDto(user), formerLoginRemoved };
  }
}
