import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DoneDto, done } from '../../../../platform/http/done.dto.js';
import { Public } from '../../../../platform/auth/access.js';
import { Origin, type SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import { ResetPasswordDto } from '../../passwords/reset-password.dto.js';
import { PasswordResetResponseDto, RequestPasswordResetDto } from './password-reset.dto.js';
import { PasswordResetsService } from './password-resets.service.js';

@Controller('users')
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResetsService) {}

  /** Mails a password reset link, at most three an hour; the response is the same for an unknown address. */
  @Public()
  @RateLimit({ name: 'reset-request', points: 10, seconds: 3600 })
  @Post('request-password-reset')
  @HttpCode(200)
  async request(@Body() { email }: RequestPasswordResetDto): Promise<DoneDto> {
    await this.resets.request(email);
    return done('account.resetRequested');
  }

  /** Sets a new password with the mailed link, valid once and for 10 minutes; ends every session. */
  @Public()
  @RateLimit({ name: 'reset-use', points: 30, seconds: 3600 })
  @Post('reset-password')
  @HttpCode(200)
  async use(
    @Body() input: ResetPasswordDto,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasswordResetResponseDto> {
    const { email } = await this.resets.use(input, response, origin);
    return { ...done('account.passwordChanged'), email };
  }
}
