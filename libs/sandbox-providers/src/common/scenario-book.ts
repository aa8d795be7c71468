/** The target that stands for every order. */
export const EVERY = '*';

/** How a call is to behave; `ms`, `amount` and `times` are optional refinements. */
export interface Scenario<Name extends string> {
  readonly name: Name;
  /** Milliseconds a scenario waits, where it waits. */
  readonly ms?: number;
  /** Decimal AED that a scenario returns instead of the true amount. */
  readonly amount?: string;
  /** How many calls it holds for; without it, until changed. */
  readonly times?: number;
}

interface Entry<Name extends string> {
  readonly scenario: Scenario<Name>;
  left: number;
}

/** Which scenario holds for which target; one per axis (payment, enquiry, refund...) at a time. */
export class ScenarioBook<Name extends string> {
  /** When a scenario last took effect, ms since the epoch. */
  takenAt: number | null = null;
  private readonly entries = new Map<string, Entry<Name>>();

  constructor(private readonly axisOf: (name: Name) => string) {}

  set(target: string, scenario: Scenario<Name>) {
    this.entries.set(`${this.axisOf(scenario.name)} ${target}`, {
      scenario,
      left: scenario.times ?? Infinity,
    });
  }

  /** The scenario for exactly this target, counted down when it is limited. */
  take(axis: string, target: string): Scenario<Name> | undefined {
    const key = `${axis} ${target}`;
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.takenAt = Date.now();
    entry.left -= 1;
    if (entry.left <= 0) this.entries.delete(key);
    return entry.scenario;
  }

  clear() {
    this.entries.clear();
  }
}
