const WCF_DATE = /^\/Date\((-?\d{1,15})([+-]\d{4})?\)\/$/;

/** Milliseconds of a `/Date(ms)/` or `/Date(ms+0400)/` text, or undefined. */
export function readWcfDate(value: unknown): number | undefined {
  const [, ms] = typeof value === 'string' ? (WCF_DATE.exec(value) ?? []) : [];
  return ms === undefined ? undefined : Number(ms);
}

export const wcfDate = (ms: number) => `/Date(${ms}+0400)/`;
