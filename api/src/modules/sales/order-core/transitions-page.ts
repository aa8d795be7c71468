import { PAYMENT_MACHINE, PAYMENT_STATES } from './payment/payment-machine.js';
import { SHIPMENT_MACHINE, SHIPMENT_STATES } from './shipment/shipment-machine.js';
import { COD_MACHINE, COD_STATES } from './payment/cod-machine.js';
import { ORDER_MACHINE, ORDER_STATES } from './order-machine.js';

interface Chapter {
  title: string;
  about: string;
  file: string;
  /** First state -> title. */
  starts: Record<string, string>;
  states: readonly string[];
  transitions: Record<string, Partial<Record<string, string>>>;
}

const CHAPTERS: Chapter[] = [
  {
    title: 'Order',
    about:
      'A capture after the order has ended is refunded; the state of the order does not change.',
    file: 'sales/order-core/order-machine.ts',
    starts: { pending_payment: 'placed by card', cod_pending: 'placed in cash' },
    states: ORDER_STATES,
    transitions: ORDER_MACHINE.transitions,
  },
  {
    title: 'Payment',
    about:
      'A card payment attempt of an order. In `review` its amount, currency or merchant does not match: staff accept or refund it, and the order keeps its stock until then. `refund_failed` is a refund that the provider rejected or did not make after ten attempts: staff retry it or pay it outside the provider.',
    file: 'sales/order-core/payment/payment-machine.ts',
    starts: { created: 'attempt' },
    states: PAYMENT_STATES,
    transitions: PAYMENT_MACHINE.transitions,
  },
  {
    title: 'Cash',
    about:
      'The cash of an order, until the carrier remits it. Staff refund received cash themselves and record each amount; the order becomes `refunded` or `partially_refunded`.',
    file: 'sales/order-core/payment/cod-machine.ts',
    starts: { due: 'placed in cash' },
    states: COD_STATES,
    transitions: COD_MACHINE.transitions,
  },
  {
    title: 'Shipment',
    about:
      'A shipment at the carrier. A call without a response makes it `unknown`: it is looked up before anything is sent again.',
    file: 'sales/order-core/shipment/shipment-machine.ts',
    starts: { requested: 'details saved' },
    states: SHIPMENT_STATES,
    transitions: SHIPMENT_MACHINE.transitions,
  },
];

const diagramOf = ({ starts, states, transitions }: Chapter): string => {
  const begins = Object.entries(starts).map(([state, why]) => `  [*] --> ${state}: ${why}`);
  const steps = Object.entries(transitions).flatMap(([event, table]) =>
    Object.entries(table).map(([from, to]) => `  ${from} --> ${to}: ${event}`),
  );
  const ends = states.filter((state) =>
    Object.values(transitions).every((table) => table[state] === undefined),
  );
  const all = [...begins, ...steps, ...ends.map((state) => `  ${state} --> [*]`)];
  return ['```mermaid', 'stateDiagram-v2', ...all, '```'].join('\n');
};

const chapterOf = (chapter: Chapter): string =>
  [
    `## ${chapter.title}`,
    chapter.about,
    `Table: \`api/src/modules/${chapter.file}\`.`,
    diagramOf(chapter),
  ].join('\n\n');

/** `docs/transitions.md`, generated from the transition tables. */
export const transitionsPage = (): string =>
  [
    '# State machines',
    'Made by `npm run docs` from the tables in the code; a test compares them.',
    'An event that a state does not name leaves it alone: what comes twice or too late changes nothing. Every step is a line of `order_events` with who did it, from where to where, and why.',
    ...CHAPTERS.map(chapterOf),
  ].join('\n\n') + '\n';
