import type { Env } from './env.js';

/** Certificate and key of the HTTP servers of this process; undefined without TLS. */
export const ownCertificate = ({
  HTTPS_CERTIFICATE: cert,
  HTTPS_KEY: key,
}: Env): { cert: string; key: string } | undefined => (cert && key ? { cert, key } : undefined);
