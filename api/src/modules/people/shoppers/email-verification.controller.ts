import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { Public, Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { VerifyEmailDto } from './email-verification.dto.js';
import { EmailVerificationService } from './email-verification.service.js';

@Controller('users')
export class EmailVerificationController {
  constructor(private readonly verification: EmailVerificationService) {}

  /** Verifies an account's email address with the mailed link, which is valid for 48 hours. */
  @Public()
  @RateLimit({ name: 'verify-email', points: 30, seconds: 3600 })
  @Post('verify-email')
  @HttpCode(200)
  async use(@Body() { token }: VerifyEmailDto): Promise<DoneDto> {
    await this.verification.use(token);
    return done('account.emailConfirmed');
  }

  /** Mails the caller another link, at most three an hour; sends nothing if the address is verified. */
  @Roles('shopper')
  @RateLimit({ name: 'verification-mail', points: 3, seconds: 3600 })
  @Post('request-email-verification')
  @HttpCode(200)
  async request(@CurrentUser() { id }: Principal): Promise<DoneDto> {
    await this.verification.request(id);
    return done('account.linkSent');
  }
}
