import { Injectable, Logger } from '@nestjs/common';

/** A refused call; ids only, no names, addresses or values. */
interface Refusal {
  /** 401, 403 or 429. */
  status: number;
  code: string;
  method: string;
  /** Pattern of the route. */
  route: string;
  /** The caller, if known. */
  kind?: 'shopper' | 'staff' | undefined;
  account?: number | undefined;
  requestId?: string | undefined;
}

const REFUSED = new Set([401, 403, 429]);
/** Most lines of a process. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Log lines of refused calls, under the context `Security`: a bounded number, then how many more there were. */
@Injectable()
export class RefusalLog {
  private readonly logger = new Logger('Security');
  private minute = 0;
  private lines = 0;

  note(refusal: Refusal, now = Date.now()): void {
    if (!REFUSED.has(refusal.status)) return;
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.minute) {
      const omitted = this.lines - MOST_A_MINUTE;
      if (omitted > 0) this.logger.log({ event: 'refusals_omitted', count: omitted });
      [this.minute, this.lines] = [minute, 0];
    }
    this.lines += 1;
    if (this.lines <= MOST_A_MINUTE) this.logger.log({ event: 'call_refused', ...refusal });
  }
}
