import { Injectable, Logger } from '@nestjs/common';
import { PROVIDERS, type Provider } from '../../../platform/gateways/breaker.js';
import { Breakers } from '../../../platform/gateways/breakers.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import {
  WorkersQueries,
  workersOf,
  type WorkerRow,
} from '../../../platform/queues/workers.queries.js';
import { StuckOrdersService } from '../stuck-orders/stuck-orders.service.js';
import { MailsService } from '../../sales/mails/mails.service.js';
import { BacklogQueries } from '../../../platform/outbox/backlog.queries.js';
import { QueuesAdminQueries } from './queues-admin.queries.js';

const HOUR_MS = 3_600_000;
/** Number of consecutive checks before late work is reported. */
const LATE_LOOKS = 3;
const NAMES: Readonly<Record<Provider, string>> = {
  card: 'The card gateway',
  carrier: 'The carrier',
  smtp: 'The mail server',
};

const keyOf = (kind: string, period: number): string => `ops:${kind}:${period}`;

interface Alert {
  kind: string;
  subject: string;
  text: string;
  /** Dashboard page; that of the queues by default. */
  path?: string;
  /** Hours until the next mail; 1 by default. */
  hours?: number;
}

/**
 * Notifies operations by mail of problems that need action, once an hour per kind, of waiting orders once a day. Workers monitor each other;
 * `/api/health/worker` shows external monitoring that none is left.
 */
@Injectable()
export class AlertsService {
  private readonly logger = new Logger('Alerts');
  private lateLooks = 0;

  constructor(
    private readonly queries: QueuesAdminQueries,
    private readonly backlog: BacklogQueries,
    private readonly workers: WorkersQueries,
    private readonly breakers: Breakers,
    private readonly mails: MailsService,
    private readonly stuckOrders: StuckOrdersService,
    private readonly timeouts: Timeouts,
  ) {}

  async look(now = Date.now()): Promise<void> {
    const processes = await this.workers.all(this.timeouts.heartbeatInterval);
    const found = [
      await this.late(),
      await this.dead(),
      this.silent(processes),
      ...this.openBreakers(processes),
      await this.unconfirmed(),
    ].flatMap((alert) => alert ?? []);
    for (const { kind, subject, text, path = '/dashboard/queues', hours = 1 } of found) {
      const period = hours * HOUR_MS;
      const current = Math.floor(now / period);
      // The previous period may have ended a moment ago.
      if (await this.queries.wasNotified(keyOf(kind, current - 1), now - period)) continue;
      this.logger.warn(subject);
      await this.mails.toOps(keyOf(kind, current), { subject, text, path });
    }
  }

  private async late(): Promise<Alert | undefined> {
    const rows = await this.backlog.byTopic(this.timeouts.outboxLateAfter);
    const late = rows.reduce((sum, row) => sum + row.late, 0);
    this.lateLooks = late > 0 ? this.lateLooks + 1 : 0;
    if (this.lateLooks < LATE_LOOKS) return undefined;
    const topics = rows.filter((row) => row.late > 0).map((row) => `${row.topic}: ${row.late}`);
    return {
      kind: 'outbox',
      subject: `Background jobs are late (${late})`,
      text: `These topics have late messages: ${topics.join(', ')}.`,
    };
  }

  private async dead(): Promise<Alert | undefined> {
    const died = await this.queries.died(HOUR_MS);
    if (died === 0) return undefined;
    return {
      kind: 'dead',
      subject: `Background jobs have failed (${died})`,
      text: 'These jobs failed at their last attempt within the past hour. Retry them on the queues page.',
    };
  }

  private silent(processes: readonly WorkerRow[]): Alert | undefined {
    const gone = workersOf(processes).filter(
      ({ stale, seen_at }) => stale && Date.now() - seen_at.getTime() < HOUR_MS,
    );
    if (gone.length === 0) return undefined;
    const names = gone.map(({ host, pid }) => `${host} (${pid})`).join(', ');
    return {
      kind: 'worker',
      subject: 'A worker has stopped responding',
      text: `Its heartbeat stopped without a clean shutdown: ${names}.`,
    };
  }

  private async unconfirmed(): Promise<Alert | undefined> {
    const orders = await this.stuckOrders.cashUnconfirmed();
    if (orders === 0) return undefined;
    const limit = Math.round((this.timeouts.confirmationTimeout / HOUR_MS) * 10) / 10;
    return {
      kind: 'cash-unconfirmed',
      subject: `Cash orders wait for a confirmation call (${orders})`,
      text: `They have waited for more than ${limit} hours and hold their stock. Call the shoppers, or cancel the orders.`,
      path: '/dashboard/cash-orders',
      hours: 24,
    };
  }

  /** By this process or another running one. */
  private openBreakers(processes: readonly WorkerRow[]): Alert[] {
    const alive = processes.filter(({ stale }) => !stale);
    const states = [...this.breakers.states(), ...alive.flatMap(({ breakers }) => breakers)];
    return PROVIDERS.filter((provider) =>
      states.some(
        (one) =>
          one.provider === provider &&
          one.since !== null &&
          Date.now() - one.since > this.timeouts.breakerAlertAfter,
      ),
    ).map((provider) => ({
      kind: `breaker-${provider}`,
      subject: `${NAMES[provider]} is not responding`,
      text: 'Most calls fail, so calls are blocked except for occasional attempts. The affected jobs wait and are retried.',
    }));
  }
}
