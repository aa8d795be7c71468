import { Logger } from '@nestjs/common';
import pg from 'pg';

const RECONNECT_MS = 500;
const HEARTBEAT_MS = 1000;
/** A connection silent for this long counts as lost; a busy process may be a second late. */
const SILENCE_MS = 2000;

/**
 * A dedicated connection that listens on a channel of PostgreSQL. `onNews` is called with the text of every
 * notification, and with an empty one whenever the connection is lost or restored, because notifications in between
 * were missed.
 */
export class ChannelListener {
  private readonly logger = new Logger('Listener');
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private connected = false;
  private stopped = false;
  private lastCatchUp = Promise.resolve();
  private nextCatchUp: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly onNews: (text: string) => void,
  ) {}

  /** Whether the connection is up. */
  get isConnected(): boolean {
    return this.connected;
  }

  /** Resolves after the first attempt; further attempts continue in the background. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: SILENCE_MS,
      query_timeout: SILENCE_MS,
      keepAlive: true,
      application_name: `listener of ${this.channel}`,
    });
    this.client = client;
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload = '' }) => this.onNews(payload));
    try {
      await client.connect();
      const listen = `listen ${client.escapeIdentifier(this.channel)}`;
      await client.query(listen);
      this.connected = this.client === client;
      this.onNews('');
      this.timer = setInterval(() => void this.catchUp(), HEARTBEAT_MS).unref();
    } catch {
      this.lose(client);
    }
  }

  /**
   * Resolves once notifications of everything committed before the call have arrived: PostgreSQL delivers pending
   * notifications before it completes the connection's next statement. Calls during a statement share the next one.
   */
  catchUp(): Promise<void> {
    this.nextCatchUp ??= this.lastCatchUp.then(() => {
      this.nextCatchUp = undefined;
      this.lastCatchUp = this.runStatement();
      return this.lastCatchUp;
    });
    return this.nextCatchUp;
  }

  private async runStatement(): Promise<void> {
    const { client } = this;
    if (!this.connected || !client) return;
    await client.query('select').catch(() => this.lose(client));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const { client } = this;
    if (!client) return;
    this.lose(client);
    await client.end().catch(() => undefined);
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.connected = false;
    clearInterval(this.timer);
    this.onNews('');
    if (this.stopped) return;
    this.logger.warn(`The channel ${this.channel} is not connected; retrying.`);
    client.end().catch(() => undefined);
    setTimeout(() => void (this.stopped || this.start()), RECONNECT_MS).unref();
  }
}
