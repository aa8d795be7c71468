import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { SendMailDto } from './mail.dto.js';
import { MailsService } from './mails.service.js';

@Controller('users')
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  /** Sends a message to the caller's own address or to the sales address, at most five an hour. */
  @Roles('shopper')
  @RateLimit({ name: 'send-email', points: 100, seconds: 3600 })
  @Post('send-email')
  @HttpCode(200)
  plain(@Body() mail: SendMailDto, @CurrentUser() user: Principal): Promise<DoneDto> {
    return this.send(mail, user);
  }

  /** The same; the text is plain and is placed in the shop's layout. */
  @Roles('shopper')
  @RateLimit({ name: 'send-email', points: 100, seconds: 3600 })
  @Post('send-email-html')
  @HttpCode(200)
  html(@Body() mail: SendMailDto, @CurrentUser() user: Principal): Promise<DoneDto> {
    return this.send(mail, user);
  }

  private async send(mail: SendMailDto, user: Principal): Promise<DoneDto> {
    await this.mails.message(user, mail);
    return done('mail.messageSent');
  }
}
