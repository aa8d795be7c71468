import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { Conflict } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { Interval } from '../../../platform/queues/interval.js';
import { writeAudit } from '../audit/write-audit.js';
import { StuckOrdersService } from '../stuck-orders/stuck-orders.service.js';
import { FaultControl, type ControlledFault } from './fault-control.js';
import type {
  FaultCountsDto,
  FaultRunDto,
  FaultsDto,
  FaultSampleDto,
  Fault,
} from './faults.dto.js';
import { FaultsQueries } from './faults.queries.js';

const SAMPLE_MS = 1000;
const MOST_SAMPLES = 600;

/** What is observed of the latest fault. */
interface Observed {
  startedAt: string;
  lastOrder: number;
  before: FaultCountsDto;
  samples: FaultSampleDto[];
  recoveredAt: string | null;
}

/** Breaks parts of a local demo, and shows meanwhile that no order is lost. */
@Injectable()
export class FaultsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(FaultsService.name);
  private observed: Observed | undefined;
  private sampling: Interval | undefined;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly control: FaultControl,
    private readonly queries: FaultsQueries,
    private readonly stuck: StuckOrdersService,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.sampling?.stop();
  }

  async current(): Promise<FaultsDto> {
    const { available, run } = await this.control.state();
    return { available, run: run && (await this.view(run)) };
  }

  /** Starts a fault, one at a time. */
  async start(fault: Fault, seconds: number): Promise<void> {
    const lastOrder = await this.queries.lastOrder();
    const before = await this.counts(lastOrder);
    if (!(await this.control.start(fault, seconds)))
      throw new Conflict('fault_under_way', msg('fault.underWay'));
    await this.sampling?.stop();
    const { run } = await this.control.state();
    const startedAt = run?.startedAt ?? '';
    this.observed = { startedAt, lastOrder, before, samples: [], recoveredAt: null };
    this.sampling = new Interval(SAMPLE_MS, () => this.sample());
    await this.record('broken', fault);
  }

  /** Ends the fault now. */
  async repair(): Promise<void> {
    const { run } = await this.control.state();
    await this.control.repair();
    if (run?.endedAt === null) await this.record('repaired', run.fault);
  }

  private async record(action: AuditAction, fault: Fault): Promise<void> {
    await writeAudit(this.db.manager, {
      action,
      subject: 'queues',
      subjectId: 0,
      label: fault,
    });
  }

  private async counts(lastOrder: number): Promise<FaultCountsDto> {
    return { ...(await this.queries.counts(lastOrder)), stuck: await this.stuck.count() };
  }

  /** Until everything that waited is done. */
  private async sample(): Promise<void> {
    const { observed } = this;
    if (!observed || observed.recoveredAt || observed.samples.length >= MOST_SAMPLES) return;
    try {
      const counts = await this.counts(observed.lastOrder);
      const at = new Date().toISOString();
      observed.samples.push({ at, ...counts });
      const { run } = await this.control.state();
      const { shipmentsWaiting, outboxWaiting, mailsWaiting, paid } = counts;
      const isDone = shipmentsWaiting + outboxWaiting + mailsWaiting === 0;
      const isPaid = run !== null && paid >= run.orders.length && run.orders.length > 0;
      if (run?.repairedAt && isDone && isPaid) observed.recoveredAt = at;
    } catch (error) {
      this.logger.warn(error instanceof Error ? error.message : String(error));
    }
  }

  private async view(run: ControlledFault): Promise<FaultRunDto | null> {
    const { observed } = this;
    // Started before this process.
    if (observed?.startedAt !== run.startedAt) return null;
    const { orders, ...shown } = run;
    const { before, samples, recoveredAt, lastOrder } = observed;
    return {
      ...shown,
      confirmed: orders.length,
      before,
      samples,
      recoveredAt,
      checks: await this.queries.checks(lastOrder, orders),
    };
  }
}
