import { json } from '../../http/responses.js';
import type { Route } from '../../http/routes.js';
import { ControlError, controlled } from '../../common/control-responses.js';
import { list, optionalAmount, text, type Fields } from '../../common/read.js';
import type { CardControl } from './card-control.js';
import type { CardAction } from '../card-decision.js';
import { CARD_SCENARIOS, isCardScenario } from '../card-scenarios.js';
import { CARD_STATUSES, type CardStatus } from '../state/card-status.js';
import { readImportedPayment } from '../state/imported-payment.js';

const ACTIONS: readonly CardAction[] = ['approve', 'decline', 'cancel'];

export const cardControlRoutes = (control: CardControl): Route[] => [
  {
    method: 'GET',
    path: '/__control/transactions',
    handle: () =>
      json({ transactions: control.transactions(), misbehavedAt: control.misbehavedAt() }),
  },
  {
    method: 'POST',
    path: '/__control/payments',
    handle: (request) =>
      controlled(request, (input) => ({
        added: control.importPayments(list(input.payments).map(readImportedPayment)),
      })),
  },
  {
    method: 'POST',
    path: '/__control/reset',
    handle: (request) => controlled(request, () => control.reset()),
  },
  {
    method: 'POST',
    path: '/__control/scenario',
    handle: (request) => controlled(request, (input) => control.scenario(scenarioOf(input))),
  },
  {
    method: 'POST',
    path: '/__control/decide',
    handle: (request) =>
      controlled(request, (input) =>
        control.decide({
          orderNo: text(input.orderNo),
          action: ACTIONS.find((action) => action === input.action),
          card: text(input.card),
        }),
      ),
  },
  {
    method: 'POST',
    path: '/__control/settle',
    handle: (request) =>
      controlled(request, (input) => {
        const status = statusIn(input);
        if (!status) throw new ControlError(`status is one of ${CARD_STATUSES.join(', ')}.`);
        return control.settle(text(input.orderNo), status);
      }),
  },
  {
    method: 'POST',
    path: '/__control/return',
    handle: (request) =>
      controlled(request, async (input) => ({
        deliveries: await control.sendReturn({
          orderNo: text(input.orderNo),
          times: optionalAmount(input.times),
          parallel: input.parallel === true,
          status: statusIn(input),
        }),
      })),
  },
];

function scenarioOf(input: Fields) {
  const name = text(input.name);
  if (!isCardScenario(name)) throw new ControlError(`name is one of ${CARD_SCENARIOS.join(', ')}.`);
  return {
    name,
    orderNo: text(input.orderNo) || undefined,
    ms: optionalAmount(input.ms),
    times: optionalAmount(input.times),
    amount: text(input.amount) || undefined,
  };
}

const statusIn = (input: Fields): CardStatus | undefined =>
  CARD_STATUSES.find((status) => status === input.status);
