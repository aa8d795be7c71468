import { Injectable } from '@nestjs/common';
import { OutboxWorker } from '../../platform/outbox/outbox-worker.js';
import { idIn } from '../../platform/outbox/payload.js';
import type { JobProcessor } from '../../platform/queues/job-processor.js';
import type { OutboxJob } from '../../platform/queues/jobs.js';
import { PasswordResetMail } from '../../modules/people/passwords/password-reset-mail.js';
import { SignInCodeMail } from '../../modules/people/shoppers/sign-in-codes/sign-in-code-mail.js';
import { SellerInviteMail } from '../../modules/people/seller-requests/seller-invite-mail.js';
import { StockAlertMails } from '../../modules/catalogue/stock-alerts/stock-alert-mails.service.js';
import { MailSender } from '../../modules/sales/mails/mail-sender.service.js';

/** Queue `mail`. */
@Injectable()
export class MailProcessor implements JobProcessor<'mail'> {
  readonly queue = 'mail';

  constructor(
    private readonly outbox: OutboxWorker,
    private readonly mails: MailSender,
    private readonly resets: PasswordResetMail,
    private readonly codes: SignInCodeMail,
    private readonly invites: SellerInviteMail,
    private readonly alerts: StockAlertMails,
  ) {}

  run({ outboxId }: OutboxJob): Promise<void> {
    return this.outbox.work(outboxId, async ({ topic, payload }) => {
      if (topic === 'password.reset') await this.resets.send('shopper', idIn(payload, 'resetId'));
      else if (topic === 'staff.reset') await this.resets.send('staff', idIn(payload, 'resetId'));
      else if (topic === 'sign-in.code') await this.codes.send(idIn(payload, 'codeId'));
      else if (topic === 'seller.invite') await this.invites.send(idIn(payload, 'sellerId'));
      else if (topic === 'stock.alerts') await this.alerts.request(idIn(payload, 'productId'));
      else await this.mails.send(idIn(payload, 'mailId'));
      return 'done';
    });
  }
}
