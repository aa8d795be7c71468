/** Target of a scenario for all orders. */
export const EVERY = '*';

/** A scenario; `ms`, `amount` and `times` are optional. */
export interface Scenario<Name extends string> {
  readonly name: Name;
  /** Delay in milliseconds. */
  readonly ms?: number;
  /** Decimal AED returned instead of the true amount. */
  readonly amount?: string;
  /** Number of calls it applies to; unlimited when omitted. */
  readonly times?: number;
}

interface Entry<Name extends string> {
  readonly scenario: Scenario<Name>;
  left: number;
}

/** Active scenarios by target; one per axis (payment, enquiry, refund, …). */
export class ScenarioRegistry<Name extends string> {
  /** When a scenario was last applied, ms since the epoch. */
  lastAppliedAt: number | null = null;
  private readonly entries = new Map<string, Entry<Name>>();

  constructor(private readonly axisOf: (name: Name) => string) {}

  set(target: string, scenario: Scenario<Name>) {
    this.entries.set(`${this.axisOf(scenario.name)} ${target}`, {
      scenario,
      left: scenario.times ?? Infinity,
    });
  }

  /** The scenario of exactly this target; counts down a limited one. */
  take(axis: string, target: string): Scenario<Name> | undefined {
    const key = `${axis} ${target}`;
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.lastAppliedAt = Date.now();
    entry.left -= 1;
    if (entry.left <= 0) this.entries.delete(key);
    return entry.scenario;
  }

  clear() {
    this.entries.clear();
  }
}
