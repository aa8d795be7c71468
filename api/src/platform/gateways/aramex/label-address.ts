import type { Env } from '../../config/env.js';

/**
 * Whether a label may be downloaded from an address of the carrier's response: on its own host or one of
 * `CARRIER_LABEL_HOSTS`, over https unless the carrier itself is reached over http.
 */
export const isLabelAddress = (
  address: string,
  { CARRIER_BASE_URL, CARRIER_LABEL_HOSTS }: Env,
): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const carrier = new URL(CARRIER_BASE_URL);
  if (protocol !== 'https:' && protocol !== carrier.protocol) return false;
  const hosts = CARRIER_LABEL_HOSTS?.toLowerCase().split(/, */) ?? [];
  return (
    hostname === carrier.hostname ||
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
};
