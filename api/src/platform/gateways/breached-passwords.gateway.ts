import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../config/env.js';
import { Timeouts } from '../config/timeouts.js';
import { traceCall } from '../observability/tracing/traced.js';
import { download } from './download.js';

/** Characters of the hash that the service gets; about a thousand known passwords begin with each. */
const PREFIX = 5;
/** A padded list has about 50 kB. */
const LIMIT_BYTES = 500_000;
const LINE = /^([0-9A-F]{35}):(\d{1,12})$/i;

/** How often a password is known; undefined if the text is no list of the range protocol. */
const countIn = (list: string, suffix: string): number | undefined => {
  const lines = list
    .trimEnd()
    .split('\n')
    .map((line) => LINE.exec(line.trimEnd()));
  if (lines.includes(null)) return undefined;
  return Number(lines.find((line) => line?.[1]?.toUpperCase() === suffix)?.[2] ?? 0);
};

/** A service that knows passwords of published breaches. It gets 20 bits of a hash, which do not tell the password. */
@Injectable()
export class BreachedPasswordsGateway {
  private readonly logger = new Logger('BreachedPasswords');
  /** Results of calls since the process started. */
  readonly calls = { answered: 0, failed: 0 };

  constructor(
    private readonly env: Env,
    private readonly timeouts: Timeouts,
  ) {}

  /** Whether a password is in a published breach; false without a service, or if it does not answer in time. */
  async includes(password: string): Promise<boolean> {
    const { BREACHED_PASSWORDS_URL: service } = this.env;
    if (!service) return false;
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const address = `${service.replace(/\/$/, '')}/range/${hash.slice(0, PREFIX)}`;
    try {
      const count = await traceCall('breached-passwords', () =>
        this.ask(address, hash.slice(PREFIX)),
      );
      this.calls.answered += 1;
      return count > 0;
    } catch (error) {
      this.calls.failed += 1;
      const reason = error instanceof Error ? error.message : '';
      this.logger.warn(`A new password was not compared with published breaches: ${reason}`);
      return false;
    }
  }

  private async ask(address: string, suffix: string): Promise<number> {
    const { status, bytes } = await download(address, {
      limit: LIMIT_BYTES,
      signal: AbortSignal.timeout(this.timeouts.breachedPasswordsTimeout),
      headers: { 'Add-Padding': 'true', 'User-Agent': 'shop' },
    });
    if (status !== 200 || !bytes) throw new Error(`status ${status}`);
    const count = countIn(bytes.toString('latin1'), suffix);
    if (count === undefined) throw new Error('the response is no list of hashes');
    return count;
  }
}
