import type { PaymentScenario } from '../card-scenarios.js';

export interface TestCard {
  readonly number: string;
  readonly scenario: PaymentScenario;
  readonly description: string;
}

/** Cards on the payment page; the first is the default. */
export const TEST_CARDS: readonly [TestCard, ...TestCard[]] = [
  { number: '4111111111111111', scenario: 'approve', description: 'The bank approves' },
  { number: '4000000000000002', scenario: 'decline', description: 'The bank declines' },
  {
    number: '4000000000000168',
    scenario: 'decline-funds',
    description: 'The bank declines: not enough funds',
  },
  {
    number: '4000000000000176',
    scenario: 'decline-expired',
    description: 'The bank declines: expired card',
  },
  { number: '4000000000000028', scenario: '3ds', description: 'Requires the one-time code 1234' },
  {
    number: '4000000000000036',
    scenario: '3ds-fail',
    description: 'The one-time code always fails',
  },
  {
    number: '4000000000000044',
    scenario: 'pending-then-success',
    description: 'Pending, successful after 5 seconds',
  },
  {
    number: '4000000000000051',
    scenario: 'pending-then-failure',
    description: 'Pending, failed after 5 seconds',
  },
  {
    number: '4000000000000069',
    scenario: 'never-returns',
    description: 'Paid, but the browser never returns',
  },
  { number: '4000000000000077', scenario: 'return-twice', description: 'The return is sent twice' },
  {
    number: '4000000000000085',
    scenario: 'return-parallel',
    description: 'The return is sent twice at the same time',
  },
  {
    number: '4000000000000093',
    scenario: 'return-get',
    description: 'The return is a link, not a form',
  },
  {
    number: '4000000000000101',
    scenario: 'success-after-failure',
    description: 'A failed return, then a successful one',
  },
  {
    number: '4000000000000119',
    scenario: 'tampered-amount',
    description: 'The return has another amount',
  },
  {
    number: '4000000000000127',
    scenario: 'underpaid',
    description: 'Captures less than requested',
  },
  { number: '4000000000000135', scenario: 'forged', description: 'The return has another key' },
  {
    number: '4000000000000143',
    scenario: 'forged-success',
    description: 'Not paid, the return claims it is',
  },
  {
    number: '4000000000000150',
    scenario: 'late-success',
    description: 'Never returns, paid 40 minutes later',
  },
];

export const cardOf = (number: string) => TEST_CARDS.find((card) => card.number === number);
