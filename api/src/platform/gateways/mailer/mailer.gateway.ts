import { connect, type Socket } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
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
  /** Opened with the first mail: most processes of the API send none. */
  private transport: Promise<Transporter> | undefined;
  private readonly breaker: Breaker;

  constructor(
    private readonly env: Env,
    private readonly timeouts: Timeouts,
    breakers: Breakers,
  ) {
    this.breaker = breakers.add('smtp', isRefusal);
  }

  /** Sends to one recipient: an address is never parsed as a list. */
  async send({ messageId, to, replyTo, ...mail }: OutgoingMail): Promise<void> {
    const transport = await (this.transport ??= this.open());
    await this.breaker.call(() =>
      transport.sendMail({
        ...mail,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        messageId: `<${messageId}@${this.env.MAIL_FROM.split('@')[1] ?? 'localhost'}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }

  private async open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const { mailTimeout } = this.timeouts;
    return createTransport({
      url: this.env.SMTP_URL,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      // Only the outbox repeats mails lost with a connection.
      maxRequeues: 0,
      connectionTimeout: mailTimeout,
      greetingTimeout: mailTimeout,
      socketTimeout: mailTimeout,
      getSocket: ({ host = 'localhost', port, secure }: Relay, done: Connected) =>
        connectTo({ host, port: Number(port) || (secure ? 465 : 587) }, mailTimeout, done),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

interface Relay {
  host?: string | undefined;
  port?: number | string | undefined;
  secure?: boolean | undefined;
}
type Connected = (error: Error | null, socket?: { connection: Socket }) => void;

/**
 * Connects by the name of the relay, which the guard of connections compares; the library itself would resolve it and connect to
 * an address.
 */
const connectTo = (
  relay: { host: string; port: number },
  timeoutMs: number,
  done: Connected,
): void => {
  const socket = connect({ ...relay, timeout: timeoutMs });
  const finish = (error: Error | null): void => {
    socket.off('timeout', late).off('error', finish).off('connect', connected).setTimeout(0);
    if (error) socket.destroy();
    done(error, error ? undefined : { connection: socket });
  };
  const late = (): void => finish(new Error('The mail relay does not answer.'));
  const connected = (): void => finish(null);
  socket.once('timeout', late).once('error', finish).once('connect', connected);
};

/** Whether the server refuses this mail permanently; a failed login is not a property of the mail. */
const isRefusal = (error: unknown): boolean =>
  isRecord(error) &&
  typeof error['responseCode'] === 'number' &&
  error['responseCode'] >= 500 &&
  error['code'] !== 'EAUTH';
