import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Timeouts } from '../config/timeouts.js';
import { Breaker, type BreakerState, type CallOutcome, type Provider } from './breaker.js';

/** The circuit breakers of this process, one per provider. */
@Injectable()
export class Breakers implements OnApplicationShutdown {
  private readonly logger = new Logger('Breakers');
  private readonly byProvider = new Map<Provider, Breaker>();

  constructor(private readonly timeouts: Timeouts) {}

  add(provider: Provider, isProviderResponse: (error: unknown) => boolean): Breaker {
    const breaker = new Breaker(
      provider,
      isProviderResponse,
      this.timeouts,
      (text) => this.logger.warn(text),
      (call) => this.logger.log(call),
    );
    this.byProvider.set(provider, breaker);
    return breaker;
  }

  /** Ms for which calls to a provider are blocked. */
  pause(provider: Provider): number {
    return this.byProvider.get(provider)?.pause() ?? 0;
  }

  states(): BreakerState[] {
    return [...this.byProvider.values()].map((breaker) => breaker.state());
  }

  /** Results of calls per provider. */
  calls(): { provider: Provider; calls: Readonly<Record<CallOutcome, number>> }[] {
    return [...this.byProvider.values()].map(({ provider, calls }) => ({ provider, calls }));
  }

  onApplicationShutdown(): void {
    for (const breaker of this.byProvider.values()) breaker.stop();
  }
}
