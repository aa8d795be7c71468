import { Delays } from '../common/delays.js';
import { EVERY, ScenarioRegistry, type Scenario } from '../common/scenario-registry.js';
import { CardCipher } from './protocol/card-crypto.js';
import { axisOf, type CardScenario } from './card-scenarios.js';
import { CardStore } from './state/card-store.js';

/** State shared by all parts of a running card sandbox. */
export class CardGateway {
  readonly cipher: CardCipher;
  readonly store = new CardStore();
  readonly delays = new Delays();
  readonly scenarios = new ScenarioRegistry<CardScenario>(axisOf);

  constructor(
    readonly id: string,
    merchantKey: string,
    readonly shopName: string,
  ) {
    this.cipher = new CardCipher(merchantKey);
  }

  /** The scenario of this order, else the fallback, else the one for all orders. */
  scenario(
    axis: 'payment' | 'enquiry' | 'refund',
    orderNo: string,
    fallback?: CardScenario,
  ): Scenario<CardScenario> | undefined {
    const own = this.scenarios.take(axis, orderNo);
    if (own) return own;
    return fallback ? { name: fallback } : this.scenarios.take(axis, EVERY);
  }

  reset() {
    this.store.clear();
    this.scenarios.clear();
    this.delays.clear();
  }
}
