import { fields, text, type Fields } from '../common/read.js';
import { Delays } from '../common/delays.js';
import { EVERY, ScenarioRegistry, type Scenario } from '../common/scenario-registry.js';
import { axisOf, scenarioInName, type CarrierScenario } from './carrier-scenarios.js';
import { notifications, type Notification } from './protocol/notification.js';
import { ShipmentStore } from './shipments/shipment-store.js';

/** Expected ClientInfo of the caller; unset fields are not checked. */
export interface CarrierAccount {
  readonly username?: string;
  readonly password?: string;
  readonly accountNumber?: string;
  readonly accountPin?: string;
  readonly accountEntity?: string;
}

/** State shared by all parts of a running carrier sandbox. */
export class Carrier {
  readonly store = new ShipmentStore();
  readonly delays = new Delays();
  readonly scenarios = new ScenarioRegistry<CarrierScenario>(axisOf);
  private readonly namesUsedUp = new Set<string>();

  constructor(readonly account: CarrierAccount) {}

  /** Errors in the caller's ClientInfo. */
  authProblem(body: Fields): Notification | undefined {
    const received = fields(body.ClientInfo);
    const differs = (wanted: string | undefined, name: string) =>
      wanted !== undefined && text(received[name]) !== wanted;
    const { username, password, accountNumber, accountPin, accountEntity } = this.account;
    if (differs(username, 'UserName') || differs(password, 'Password')) {
      return notifications.badLogin;
    }
    const wrong =
      differs(accountNumber, 'AccountNumber') ||
      differs(accountPin, 'AccountPin') ||
      differs(accountEntity, 'AccountEntity');
    return wrong ? notifications.badAccount : undefined;
  }

  /** The scenario of this reference, else the one in the consignee's name, else the one for all. */
  createScenario(reference: string, personName: string): Scenario<CarrierScenario> | undefined {
    const own = this.scenarios.take('create', reference);
    if (own) return own;
    const named = scenarioInName(personName);
    if (!named) return this.scenarios.take('create', EVERY);
    const key = `${named.name} ${reference}`;
    if (named.once && this.namesUsedUp.has(key)) return undefined;
    this.namesUsedUp.add(key);
    return { name: named.name };
  }

  scenario(axis: 'print' | 'track', target: string): Scenario<CarrierScenario> | undefined {
    return this.scenarios.take(axis, target) ?? this.scenarios.take(axis, EVERY);
  }

  reset() {
    this.store.clear();
    this.scenarios.clear();
    this.namesUsedUp.clear();
    this.delays.clear();
  }
}
