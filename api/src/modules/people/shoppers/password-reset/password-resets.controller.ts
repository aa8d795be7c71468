import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { DoneDto, done } from '../../../../platform/http/done.dto.js';
import { Public } from '../../../../platform/auth/access.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import {
  PasswordResetResponseDto,
  RequestPasswordResetDto,
  ResetPasswordDto,
} from './password-reset.dto.js';
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
  async use(@Body() input: ResetPasswordDto, @Ip() ip: string): Promise<PasswordResetResponseDto> {
    const { email } = await this.resets.use(input, ip);
    return { ...done('account.passwordChanged'), email };
  }
}
