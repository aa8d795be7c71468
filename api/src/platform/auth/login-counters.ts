import { counterName } from '../rate-limit/shared-limiter.js';
import { STORED_KIND, type Session } from './sessions/session.entity.js';

type Kind = Session['actorKind'];

/** Name of the account in the throttle of passwords. */
export const passwordsOf = (kind: Kind, id: number): string => `${STORED_KIND[kind]}:${id}`;

/** Name of a staff account in the throttle of codes. */
export const staffCodesOf = (id: number): string => `${STORED_KIND.staff}-code:${id}`;

/** The same of a shopper, by the counter of the email address: an unknown address has one as well. */
export const shopperCodesOf = (counter: string): string => `${STORED_KIND.shopper}-code:${counter}`;

/** The counters of an account, whose trusted browsers and addresses are the same. */
export const countersOf = (
  account: { kind: 'staff'; id: number } | { kind: 'shopper'; id: number; email: string },
): string[] => [
  passwordsOf(account.kind, account.id),
  account.kind === 'staff' ? staffCodesOf(account.id) : shopperCodesOf(counterName(account.email)),
];
