import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Env } from '../../config/env.js';
import { Timeouts } from '../../config/timeouts.js';
import { MAIL_CONNECTIONS, type Breaker } from '../breaker.js';
import { Breakers } from '../breakers.js';
import { isRecord } from '../read.js';

interface OutgoingMail {
  /** The same for every attempt at one mail, so that the receiver can drop duplicates. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
}

/** Sends mails over SMTP, many on one connection. */
@Injectable()
export class MailerGateway implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly breaker: Breaker;

  constructor(
    private readonly env: Env,
    timeouts: Timeouts,
    breakers: Breakers,
  ) {
    this.breaker = breakers.add('smtp', isRefusal);
    this.transport = createTransport({
      url: env.SMTP_URL,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      // Only the outbox repeats mails lost with a connection.
      maxRequeues: 0,
      connectionTimeout: timeouts.mailTimeout,
      greetingTimeout: timeouts.mailTimeout,
      socketTimeout: timeouts.mailTimeout,
      dnsTimeout: timeouts.mailTimeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Sends to one recipient: an address is never parsed as a list. */
  async send({ messageId, to, replyTo, ...mail }: OutgoingMail): Promise<void> {
    await this.breaker.call(() =>
      this.transport.sendMail({
        ...mail,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        messageId: `<${messageId}@${this.env.MAIL_FROM.split('@')[1] ?? 'localhost'}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    );
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** Whether the server refuses this mail permanently; a failed login is not a property of the mail. */
const isRefusal = (error: unknown): boolean =>
  isRecord(error) &&
  typeof error['responseCode'] === 'number' &&
  error['responseCode'] >= 500 &&
  error['code'] !== 'EAUTH';
