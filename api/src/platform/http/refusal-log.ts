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
/** Most lines of a process per status and minute, and of one route; frequent 401s do not hide a 403. */
const MOST_OF_STATUS = 60;
const MOST_OF_ROUTE = 10;
const MINUTE_MS = 60_000;

/** Log lines of refused calls, under the context `Security`: a bounded number, then how many more there were. */
@Injectable()
export class RefusalLog {
  private readonly logger = new Logger('Security');
  private minute = 0;
  private readonly lines = new Map<string, number>();
  private omitted = 0;

  note(refusal: Refusal, now = Date.now()): void {
    const { status, route } = refusal;
    if (!REFUSED.has(status)) return;
    this.begin(Math.floor(now / MINUTE_MS));
    const ofStatus = String(status);
    const ofRoute = `${status} ${route}`;
    if (this.count(ofRoute) >= MOST_OF_ROUTE || this.count(ofStatus) >= MOST_OF_STATUS) {
      this.omitted += 1;
      return;
    }
    for (const key of [ofStatus, ofRoute]) this.lines.set(key, this.count(key) + 1);
    this.logger.log({ event: 'call_refused', ...refusal });
  }

  private count(key: string): number {
    return this.lines.get(key) ?? 0;
  }

  /** The line of what was omitted is written with the first refusal of a later minute, so it names its own. */
  private begin(minute: number): void {
    if (minute === this.minute) return;
    if (this.omitted > 0)
      this.logger.log({
        event: 'refusals_omitted',
        count: this.omitted,
        minute: new Date(this.minute * MINUTE_MS).toISOString(),
      });
    this.minute = minute;
    this.omitted = 0;
    this.lines.clear();
  }
}
