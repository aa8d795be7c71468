const NAMES: Record<string, string> = { aramex: 'Aramex' };

/** Name of a carrier; an unknown one as it is stored. */
export const carrierName = (carrier: string): string => NAMES[carrier] ?? carrier;
