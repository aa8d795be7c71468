import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import CircuitBreaker from 'opossum';
import { Timeouts } from '../config/timeouts.js';
import { traceCall } from '../observability/tracing/traced.js';

export const PROVIDERS = ['card', 'carrier', 'smtp'] as const;
/** Mails that may be sent at the same time, each over a connection of its own. */
export const MAIL_CONNECTIONS = 10;
export type Provider = (typeof PROVIDERS)[number];

/** How calls ended since the process began: `held` were not made. */
type CallOutcome = 'answered' | 'failed' | 'held';

/** How the calls to a provider stand; times in ms since the epoch. */
export interface BreakerState {
  provider: Provider;
  state: 'closed' | 'open' | 'half_open';
  /** Since when calls are held back. */
  since: number | null;
  /** When the next call may try again. */
  retryAt: number | null;
}

/** The provider is not called for a while, as too many calls failed: nothing was sent. */
export class ProviderPaused extends Error {
  constructor(
    provider: Provider,
    /** Ms until it is worth trying. */
    readonly againIn: number,
  ) {
    super(`Calls to ${provider} are held back.`);
  }
}

/** The pause behind an error, however a gateway has wrapped it. */
export const pausedBy = (error: unknown): ProviderPaused | undefined => {
  if (error instanceof ProviderPaused) return error;
  return error instanceof Error && error.cause ? pausedBy(error.cause) : undefined;
};

/** Opens from this share of failures, in percent, once there were so many calls. */
const TOO_MANY_PERCENT = 35;
const FEWEST_CALLS = 20;
/** While the one trial call is under way, others look again after this. */
const TRIAL_MS = 1000;

/** Holds back the calls to one provider while most of them would fail. */
export class Breaker {
  private readonly circuit: CircuitBreaker<[() => Promise<unknown>]>;
  readonly calls: Record<CallOutcome, number> = { answered: 0, failed: 0, held: 0 };
  private since: number | null = null;
  private retryAt: number | null = null;

  constructor(
    readonly provider: Provider,
    /** Whether the provider has answered, if only with a no: that is no failure of its own. */
    isAnswer: (error: unknown) => boolean,
    { breakerWindow, breakerResetTimeout }: Pick<Timeouts, 'breakerWindow' | 'breakerResetTimeout'>,
    tell: (text: string) => void,
    told: (call: { provider: Provider; outcome: CallOutcome; ms: number }) => void = () =>
      undefined,
  ) {
    this.circuit = new CircuitBreaker((work: () => Promise<unknown>) => work(), {
      name: provider,
      // Every call has a limit of its own.
      timeout: false,
      rollingCountTimeout: breakerWindow,
      rollingPercentilesEnabled: false,
      enableSnapshots: false,
      // The library opens above its threshold, the rule is from it on.
      errorThresholdPercentage: TOO_MANY_PERCENT - 0.01,
      volumeThreshold: FEWEST_CALLS,
      errorFilter: isAnswer,
      resetTimeout: breakerResetTimeout,
    });
    const note = (outcome: CallOutcome) => (_: unknown, ms: number) => {
      this.calls[outcome] += 1;
      told({ provider, outcome, ms: Math.round(ms) });
    };
    this.circuit.on('success', note('answered'));
    this.circuit.on('failure', note('failed'));
    this.circuit.on('open', () => {
      this.since ??= Date.now();
      this.retryAt = Date.now() + breakerResetTimeout;
      tell(`Calls to ${provider} fail: circuit breaker open for ${breakerResetTimeout} ms.`);
    });
    this.circuit.on('close', () => {
      this.since = this.retryAt = null;
      tell(`Calls to ${provider} succeed again: circuit breaker closed.`);
    });
  }

  /** Makes the call, or throws ProviderPaused without making it. */
  async call<T>(work: () => Promise<T>): Promise<T> {
    const pause = this.pause();
    if (pause > 0) {
      this.calls.held += 1;
      throw new ProviderPaused(this.provider, pause);
    }
    return (await traceCall(this.provider, () => this.circuit.fire(work))) as T;
  }

  /** Ms until a call may be tried; 0 when it may now. */
  pause(): number {
    if (this.circuit.closed || this.circuit.pendingClose) return 0;
    return Math.max((this.retryAt ?? 0) - Date.now(), TRIAL_MS);
  }

  state(): BreakerState {
    const { provider, circuit, since, retryAt } = this;
    const state = circuit.closed ? 'closed' : circuit.halfOpen ? 'half_open' : 'open';
    return { provider, state, since, retryAt };
  }

  stop(): void {
    this.circuit.shutdown();
  }
}

/** The breakers of this process; each gateway makes its calls through its own. */
@Injectable()
export class Breakers implements OnApplicationShutdown {
  private readonly logger = new Logger('Breakers');
  private readonly known = new Map<Provider, Breaker>();

  constructor(private readonly timeouts: Timeouts) {}

  add(provider: Provider, isAnswer: (error: unknown) => boolean): Breaker {
    const breaker = new Breaker(
      provider,
      isAnswer,
      this.timeouts,
      (text) => this.logger.warn(text),
      (call) => this.logger.log(call),
    );
    this.known.set(provider, breaker);
    return breaker;
  }

  /** Ms for which calls to a provider are held back. */
  pause(provider: Provider): number {
    return this.known.get(provider)?.pause() ?? 0;
  }

  states(): BreakerState[] {
    return [...this.known.values()].map((breaker) => breaker.state());
  }

  /** How the calls to each provider ended. */
  calls(): { provider: Provider; calls: Readonly<Record<CallOutcome, number>> }[] {
    return [...this.known.values()].map(({ provider, calls }) => ({ provider, calls }));
  }

  onApplicationShutdown(): void {
    for (const breaker of this.known.values()) breaker.stop();
  }
}
