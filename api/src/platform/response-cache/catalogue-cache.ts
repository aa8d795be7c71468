import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Env } from '../config/env.js';
import { ChannelListener } from '../database/channel-listener.js';
import { isReplicaReadAllowed, Replica } from '../database/replica.js';
import { ResponseCache, type Obtained } from './response-cache.js';

/** Enough for about 2,000 lists or 12,000 products. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Cached responses of the public reads, valid while this process is notified of every change of the catalogue. */
@Injectable()
export class CatalogueCache
  extends ResponseCache
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  private readonly listener: ChannelListener;

  constructor(
    private readonly env: Env,
    replica: Replica,
  ) {
    super(MAX_BYTES, () => this.listener.isConnected);
    this.listener = new ChannelListener(env.DATABASE_URL, 'catalogue', () => {
      this.forget();
      replica.markStale();
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.RESPONSE_CACHE === 'on') await this.listener.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.listener.stop();
  }

  override obtain(
    key: string,
    make: () => Promise<string | undefined>,
    type?: string,
  ): Promise<Obtained | undefined> {
    return super.obtain(key, () => this.allowReplicaReads(make), type);
  }

  /** Responses computed for the cache may use the replica while this process receives change notifications. */
  allowReplicaReads<T>(make: () => T): T {
    return this.listener.isConnected ? isReplicaReadAllowed(make) : make();
  }

  /** Resolves once this process has been notified of every change committed before the call. */
  catchUp(): Promise<void> {
    return this.listener.catchUp();
  }
}
