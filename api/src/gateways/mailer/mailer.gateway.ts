import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { SHOP_NAME } from '@shop/shop-rules';
import { createTransport, type Transporter } from 'nodemailer';
import { Env } from '../../config/env.js';
import { FlowTimes } from '../../queues/flow-times.js';

export interface OutgoingMail {
  /** The same for every try of one mail, so that a receiver can drop a repetition. */
  messageId: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mails over SMTP. */
@Injectable()
export class MailerGateway implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(
    private readonly env: Env,
    times: FlowTimes,
  ) {
    this.transport = createTransport({
      url: env.SMTP_URL,
      connectionTimeout: times.mailTimeout,
      greetingTimeout: times.mailTimeout,
      socketTimeout: times.mailTimeout,
      dnsTimeout: times.mailTimeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ messageId, ...mail }: OutgoingMail): Promise<void> {
    await this.transport.sendMail({
      ...mail,
      from: { name: SHOP_NAME, address: this.env.MAIL_FROM },
      messageId: `<${messageId}@${this.env.MAIL_FROM.split('@')[1] ?? 'localhost'}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
