import { AsyncLocalStorage } from 'node:async_hooks';
import type { Aspect, Scope } from './catalogue-changes.js';

/** What a shared response turns out to depend on while it is computed. */
export class Dependencies {
  private static readonly storage = new AsyncLocalStorage<Dependencies>();
  private readonly products = new Set<number>();
  private readonly aspects = new Set<Aspect>();
  private isComplete = true;
  private isDeclared = false;

  /** Those of the response that is being computed, if any. */
  static get current(): Dependencies | undefined {
    return Dependencies.storage.getStore();
  }

  /** Runs a computation that declares its dependencies here. */
  collect<T>(work: () => T): T {
    return Dependencies.storage.run(this, work);
  }

  add(scope: Scope | undefined): void {
    this.isDeclared = true;
    if (!scope) this.isComplete = false;
    scope?.products.forEach((id) => this.products.add(id));
    scope?.aspects.forEach((aspect) => this.aspects.add(aspect));
  }

  /** Undefined, which every change invalidates, unless all dependencies were declared. */
  get scope(): Scope | undefined {
    if (!this.isDeclared || !this.isComplete) return undefined;
    return { products: [...this.products], aspects: [...this.aspects] };
  }
}

/** Declares what the shared response that is being computed depends on; undefined: on anything. */
export const dependsOn = (scope: Scope | undefined): void => Dependencies.current?.add(scope);
