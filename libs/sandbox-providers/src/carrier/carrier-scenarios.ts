/** Behaviour of CreateShipments; all but the first fail in some way. */
const CREATE_SCENARIOS = [
  'create-ok',
  'error-500',
  'error-500-after',
  'busy-429',
  'html',
  'malformed-json',
  'rejected',
  'reset-before',
  'reset-after',
  'slow',
  'slow-create',
  'hang',
  'label-empty',
  'label-404',
] as const;
const LABEL_SCENARIOS = ['print-ok', 'print-500', 'print-empty'] as const;
const TRACK_SCENARIOS = ['track-ok', 'track-500', 'track-hang', 'track-empty'] as const;

type CreateScenario = (typeof CREATE_SCENARIOS)[number];
export type CarrierScenario =
  | CreateScenario
  | (typeof LABEL_SCENARIOS)[number]
  | (typeof TRACK_SCENARIOS)[number];

export const CARRIER_SCENARIOS: readonly CarrierScenario[] = [
  ...CREATE_SCENARIOS,
  ...LABEL_SCENARIOS,
  ...TRACK_SCENARIOS,
];

export const isCarrierScenario = (name: string): name is CarrierScenario =>
  CARRIER_SCENARIOS.some((known) => known === name);

/** Axis of a scenario; one scenario is active per axis. */
export function axisOf(name: CarrierScenario): 'create' | 'print' | 'track' {
  if (name.startsWith('print-')) return 'print';
  return name.startsWith('track-') ? 'track' : 'create';
}

const MAGIC_NAME = /^sandbox (.+?)( once)?$/i;

/** Scenario in a consignee's name, such as `Sandbox reset after` or `Sandbox error 500 once`. */
export function scenarioInName(personName: string) {
  const [, words, once] = MAGIC_NAME.exec(personName.trim()) ?? [];
  const name = words?.toLowerCase().replaceAll(/\s+/g, '-') ?? '';
  const known = CREATE_SCENARIOS.find((scenario) => scenario === name);
  return known ? { name: known, once: once !== undefined } : undefined;
}
