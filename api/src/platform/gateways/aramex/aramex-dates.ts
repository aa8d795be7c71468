/** The carrier's JSON date, `/Date(ms)/`. */
export const wcfDate = (time: Date): string => `/Date(${time.getTime()})/`;

/** Reads `/Date(ms)/` and `/Date(ms+0400)/`; undefined for anything else. */
export const readWcfDate = (text: string): Date | undefined => {
  const [, ms] = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  return ms === undefined ? undefined : new Date(Number(ms));
};
