/**
 * Compares the responses of the API with those of the bare server, on the database of `DATABASE_URL`:
 * `node tools/bench/compare.mjs <origin of the API> <number of products>`; exits with 1 if they differ.
 */
import { isDeepStrictEqual } from 'node:util';
import { startCeiling } from './programs.mjs';
import { CASES } from './requests.mjs';

/** Requests of each case that are compared. */
const COMPARED = 20;

const responseOf = async (origin, { path, method, body }) => {
  // A kept connection may be closed by the server while the next request is sent.
  const headers = { connection: 'close', ...(body && { 'content-type': 'application/json' }) };
  return (await fetch(origin + path, { method, body, headers })).json();
};

/** Both servers must return the same; otherwise their comparison is invalid. */
export const compare = async (origins, cases, products) => {
  for (const { name, of } of cases)
    for (const request of of(products).slice(0, COMPARED)) {
      const [ours, bare] = await Promise.all(origins.map((origin) => responseOf(origin, request)));
      if (!isDeepStrictEqual(ours, bare))
        throw new Error(
          `${name}: ${request.path} returns a different response.\n${JSON.stringify({ ours, bare })}`,
        );
    }
};

if (process.argv[1] === import.meta.filename) {
  const [origin, products] = process.argv.slice(2);
  const bare = await startCeiling({ env: process.env });
  await compare([origin, bare.origin], CASES, Number(products)).finally(bare.stop);
}
