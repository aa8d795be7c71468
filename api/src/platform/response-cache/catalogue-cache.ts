import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Env } from '../config/env.js';
import { ChannelListener } from '../database/channel-listener.js';
import { isReplicaReadAllowed, Replica } from '../database/replica.js';
import type { CachedResponse } from './cached-response.js';
import { CatalogueMemory } from './catalogue-memory.js';
import { LastingMemory } from './lasting-memory.js';
import { Dependencies } from './dependencies.js';
import { ResponseCache, type Content, type Obtained } from './response-cache.js';

/** Of responses, cards and lists together: enough for 500 lists and the cards of 8,000 products. */
const MAX_BYTES = 32 * 1024 * 1024;

/** After a failure to read the time of the next change. */
const RETRY_MS = 1000;

const isOfContents = (announcement: string): boolean =>
  announcement === '' || announcement.split(' ').includes('contents');

/** The first time after the given one at which public contents change without a write. */
type NextChange = (after: Date) => Promise<Date | undefined>;

/**
 * Cached responses of the public reads, valid while this process is notified of every change of the catalogue, and
 * until contents with a schedule appear or disappear.
 */
@Injectable()
export class CatalogueCache
  extends ResponseCache
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  private readonly logger = new Logger(CatalogueCache.name);
  private readonly listener: ChannelListener;
  private nextChange: NextChange = () => Promise.resolve(undefined);
  private expiresAt = Infinity;
  private readings = 0;

  constructor(
    private readonly env: Env,
    replica: Replica,
  ) {
    super(MAX_BYTES, () => this.listener.isConnected && env.RESPONSE_CACHE === 'on');
    this.listener = new ChannelListener(env.DATABASE_URL, 'catalogue', (announcement) => {
      this.changes.add(announcement);
      replica.markStale();
      if (isOfContents(announcement)) void this.readExpiry();
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.RESPONSE_CACHE !== 'off') await this.listener.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.listener.stop();
  }

  /** Cached responses expire at these times. */
  expireAt(next: NextChange): void {
    this.nextChange = next;
  }

  override find(key: string): CachedResponse | undefined {
    if (Date.now() >= this.expiresAt) {
      this.changes.add('contents');
      void this.readExpiry();
    }
    return super.find(key);
  }

  override obtain(
    key: string,
    make: () => Promise<Content | undefined>,
    type?: string,
  ): Promise<Obtained | undefined> {
    return super.obtain(key, () => this.allowReplicaReads(make), type);
  }

  /**
   * A memory of values that the announced changes invalidate, as they do cached responses. It is used only while a
   * response for this cache is computed: staff read from the database.
   */
  memory<Key extends string | number, Value extends object>(): CatalogueMemory<Key, Value> {
    const isUsable = () => this.listener.isConnected && Dependencies.current !== undefined;
    return new CatalogueMemory(this.changes, this.shared, isUsable);
  }

  /** The same for values that every public call may use, also outside of such a computation. */
  sharedMemory<Key extends string | number, Value extends object>(): CatalogueMemory<Key, Value> {
    return new CatalogueMemory(this.changes, this.shared, () => this.listener.isConnected);
  }

  /** A memory of values whose keys name everything they were made from, so that no change invalidates them. */
  lastingMemory<Value extends object>(): LastingMemory<Value> {
    return new LastingMemory(this.shared);
  }

  /** Responses computed for the cache may use the replica while this process receives change notifications. */
  allowReplicaReads<T>(make: () => T): T {
    return this.listener.isConnected ? isReplicaReadAllowed(make) : make();
  }

  /** Resolves once this process has been notified of every change committed before the call. */
  catchUp(): Promise<void> {
    return this.listener.catchUp();
  }

  /** Only the latest reading counts: an earlier one may not know the latest change. */
  private async readExpiry(): Promise<void> {
    const reading = (this.readings += 1);
    this.expiresAt = Infinity;
    if (!this.listener.isConnected) return;
    const after = new Date();
    const time = await this.nextChange(after).catch((error: unknown) => {
      this.logger.warn(error);
      return new Date(Date.now() + RETRY_MS);
    });
    if (reading === this.readings) this.expiresAt = time?.getTime() ?? Infinity;
  }
}
