import type { Env } from '../../config/env.js';
import { carrierHosts, entryOf } from '../../config/outbound-hosts.js';
import { hostOf } from '../../config/plain-addresses.js';

/**
 * Whether a label may be downloaded from an address of the carrier's response: on its own host and port or one of
 * `CARRIER_LABEL_HOSTS`, over https unless the carrier itself is reached over http.
 */
export const isLabelAddress = (address: string, env: Env): boolean => {
  const at = hostOf(address);
  if (!at || !entryOf(carrierHosts(env), at.host, at.port)) return false;
  const { protocol } = new URL(address);
  return protocol === 'https:' || protocol === new URL(env.CARRIER_BASE_URL).protocol;
};
