export interface TrackingStep {
  readonly step: string;
  readonly code: string;
  readonly description: string;
}

/** Steps of a shipment. Only SH005 is documented to mean delivered; the other codes are invented. */
export const TRACKING_STEPS: readonly TrackingStep[] = [
  { step: 'created', code: 'SH014', description: 'Record created' },
  { step: 'picked_up', code: 'SH012', description: 'Picked Up From Shipper' },
  { step: 'in_transit', code: 'SH022', description: 'In Transit' },
  { step: 'out_for_delivery', code: 'SH003', description: 'Out for Delivery' },
  { step: 'delivered', code: 'SH005', description: 'Delivered' },
];

/** Exceptional steps. */
export const TRACKING_DETOURS: readonly TrackingStep[] = [
  {
    step: 'delivery_failed',
    code: 'SH033',
    description: 'Attempted Delivery - Customer Not Available',
  },
  { step: 'returned', code: 'SH069', description: 'Returned to Shipper' },
];

const ALL = [...TRACKING_STEPS, ...TRACKING_DETOURS];

/** The step with this name or code. */
export const stepOf = (nameOrCode: string) =>
  ALL.find(({ step, code }) => step === nameOrCode || code === nameOrCode.toUpperCase());

/** The step after this code; the last one stays. */
export function stepAfter(code: string | undefined): TrackingStep | undefined {
  const index = TRACKING_STEPS.findIndex((step) => step.code === code);
  return TRACKING_STEPS[Math.min(index + 1, TRACKING_STEPS.length - 1)];
}
