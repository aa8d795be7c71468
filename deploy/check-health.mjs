/** Exits with 0 if the address responds with success, over TLS with the authority of the shop: `check-health.mjs https://api:4000/…`. */
import { readFileSync } from 'node:fs';
import { get } from 'node:https';

const ca = readFileSync(process.env.INTERNAL_CA_FILE ?? '/run/secrets/internal_ca');
get(process.argv[2], { ca }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on(
  'error',
  ({ message }) => {
    console.error(message);
    process.exit(1);
  },
);
