import { Injectable } from '@nestjs/common';
import { OutboxWorker } from '../../outbox/outbox-worker.js';
import { idIn } from '../../outbox/payload.js';
import type { JobProcessor } from '../../queues/job-processor.js';
import type { OutboxJob } from '../../queues/jobs.js';
import { PasswordResetMail } from '../accounts/password-reset-mail.js';
import { SellerInviteMail } from '../sellers/seller-invite-mail.js';
import { MailsService } from './mails.service.js';

/** Queue `mail`. */
@Injectable()
export class MailProcessor implements JobProcessor<'mail'> {
  readonly queue = 'mail';

  constructor(
    private readonly outbox: OutboxWorker,
    private readonly mails: MailsService,
    private readonly resets: PasswordResetMail,
    private readonly invites: SellerInviteMail,
  ) {}

  run({ outboxId }: OutboxJob): Promise<void> {
    return this.outbox.work(outboxId, async ({ topic, payload }) => {
      if (topic === 'password.reset') await this.resets.send(idIn(payload, 'resetId'));
      else if (topic === 'seller.invite') await this.invites.send(idIn(payload, 'sellerId'));
      else await this.mails.send(idIn(payload, 'mailId'));
      return 'done';
    });
  }
}
