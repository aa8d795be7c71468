import CircuitBreaker from 'opossum';
import type { Timeouts } from '../config/timeouts.js';
import { traceCall } from '../observability/tracing/traced.js';

export const PROVIDERS = ['card', 'carrier', 'smtp'] as const;
/** Concurrent mails, each over its own connection. */
export const MAIL_CONNECTIONS = 10;
export type Provider = (typeof PROVIDERS)[number];

/** Results of calls since the process started; `blocked` ones were not made, because the circuit breaker is open. */
export type CallOutcome = 'answered' | 'failed' | 'blocked';

/** State of a circuit breaker; times in ms since the epoch. */
export interface BreakerState {
  provider: Provider;
  state: 'closed' | 'open' | 'half_open';
  /** Since when calls are blocked. */
  since: number | null;
  /** When the next call is allowed. */
  retryAt: number | null;
}

/** The circuit breaker blocks calls, because too many failed: nothing was sent. */
export class ProviderPaused extends Error {
  constructor(
    provider: Provider,
    /** Ms until the next call is allowed. */
    readonly againIn: number,
  ) {
    super(`Calls to ${provider} are blocked: the circuit breaker is open.`);
  }
}

/** The ProviderPaused that an error wraps, if any. */
export const pausedBy = (error: unknown): ProviderPaused | undefined => {
  if (error instanceof ProviderPaused) return error;
  return error instanceof Error && error.cause ? pausedBy(error.cause) : undefined;
};

/** Opens at this percentage of failures, after a minimum of calls. */
const TOO_MANY_PERCENT = 35;
const FEWEST_CALLS = 20;
/** During the trial call other callers retry after this. */
const TRIAL_MS = 1000;

/** A circuit breaker: blocks calls to a provider while most of them would fail. */
export class Breaker {
  private readonly circuit: CircuitBreaker<[() => Promise<unknown>]>;
  readonly calls: Record<CallOutcome, number> = { answered: 0, failed: 0, blocked: 0 };
  private since: number | null = null;
  private retryAt: number | null = null;

  constructor(
    readonly provider: Provider,
    /** Whether the provider responded; an error response is not a failure of the provider. */
    isProviderResponse: (error: unknown) => boolean,
    { breakerWindow, breakerResetTimeout }: Pick<Timeouts, 'breakerWindow' | 'breakerResetTimeout'>,
    tell: (text: string) => void,
    onCall: (call: { provider: Provider; outcome: CallOutcome; ms: number }) => void = () =>
      undefined,
  ) {
    this.circuit = new CircuitBreaker((work: () => Promise<unknown>) => work(), {
      name: provider,
      // Every call has its own timeout.
      timeout: false,
      rollingCountTimeout: breakerWindow,
      rollingPercentilesEnabled: false,
      enableSnapshots: false,
      // The library opens above its threshold, the rule says at the threshold.
      errorThresholdPercentage: TOO_MANY_PERCENT - 0.01,
      volumeThreshold: FEWEST_CALLS,
      errorFilter: isProviderResponse,
      resetTimeout: breakerResetTimeout,
    });
    const note = (outcome: CallOutcome) => (_: unknown, ms: number) => {
      this.calls[outcome] += 1;
      onCall({ provider, outcome, ms: Math.round(ms) });
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
      this.calls.blocked += 1;
      throw new ProviderPaused(this.provider, pause);
    }
    return (await traceCall(this.provider, () => this.circuit.fire(work))) as T;
  }

  /** Ms until a call is allowed; 0 if it is now. */
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
