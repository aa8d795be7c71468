import type { PaymentScenario } from './card-scenarios.js';

export interface TestCard {
  readonly number: string;
  readonly scenario: PaymentScenario;
  readonly says: string;
}

/** Cards on the payment page; the first is the default. */
export const TEST_CARDS: readonly [TestCard, ...TestCard[]] = [
  { number: '4111111111111111', scenario: 'approve', says: 'The bank approves' },
  { number: '4000000000000002', scenario: 'decline', says: 'The bank declines' },
  {
    number: '4000000000000168',
    scenario: 'decline-funds',
    says: 'The bank declines: not enough funds',
  },
  {
    number: '4000000000000176',
    scenario: 'decline-expired',
    says: 'The bank declines: expired card',
  },
  { number: '4000000000000028', scenario: '3ds', says: 'Asks for the one-time code 1234' },
  { number: '4000000000000036', scenario: '3ds-fail', says: 'The one-time code always fails' },
  {
    number: '4000000000000044',
    scenario: 'pending-then-success',
    says: 'Pending, successful after 5 seconds',
  },
  {
    number: '4000000000000051',
    scenario: 'pending-then-failure',
    says: 'Pending, failed after 5 seconds',
  },
  {
    number: '4000000000000069',
    scenario: 'never-returns',
    says: 'Paid, but the browser never returns',
  },
  { number: '4000000000000077', scenario: 'return-twice', says: 'The return is sent twice' },
  {
    number: '4000000000000085',
    scenario: 'return-parallel',
    says: 'The return is sent twice at the same time',
  },
  { number: '4000000000000093', scenario: 'return-get', says: 'The return is a link, not a form' },
  {
    number: '4000000000000101',
    scenario: 'success-after-failure',
    says: 'A failed try, then a successful one',
  },
  {
    number: '4000000000000119',
    scenario: 'tampered-amount',
    says: 'The return tells another amount',
  },
  { number: '4000000000000127', scenario: 'underpaid', says: 'Less than asked is taken' },
  { number: '4000000000000135', scenario: 'forged', says: 'The return has another key' },
  {
    number: '4000000000000143',
    scenario: 'forged-success',
    says: 'Not paid, the return claims it is',
  },
  {
    number: '4000000000000150',
    scenario: 'late-success',
    says: 'Never returns, paid 40 minutes later',
  },
];

export const cardOf = (number: string) => TEST_CARDS.find((card) => card.number === number);
