import { json } from '../../http/responses.js';
import type { Route } from '../../http/routes.js';
import { ControlError, controlled } from '../../common/control-responses.js';
import { optionalAmount, text, type Fields } from '../../common/read.js';
import type { CarrierControl } from './carrier-control.js';
import { CARRIER_SCENARIOS, isCarrierScenario } from '../carrier-scenarios.js';

export const carrierControlRoutes = (control: CarrierControl): Route[] => [
  {
    method: 'GET',
    path: '/__control/shipments',
    handle: () => json({ shipments: control.shipments(), misbehavedAt: control.misbehavedAt() }),
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
    path: '/__control/track',
    handle: (request) =>
      controlled(request, (input) =>
        control.track(
          text(input.awb),
          text(input.code) || text(input.step) || undefined,
          text(input.comments),
        ),
      ),
  },
];

function scenarioOf(input: Fields) {
  const name = text(input.name);
  if (!isCarrierScenario(name)) {
    throw new ControlError(`name is one of ${CARRIER_SCENARIOS.join(', ')}.`);
  }
  return {
    name,
    reference: text(input.reference) || undefined,
    ms: optionalAmount(input.ms),
    times: optionalAmount(input.times),
  };
}
