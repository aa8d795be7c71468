import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';
/** Below the ephemeral ports, so that no outgoing connection takes one before it is used. */
const FREE_PORTS = { from: 20_000, to: 30_000 };

/** True when the port is free. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });

/** A free port. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FREE_PORTS.from, FREE_PORTS.to);
  return (await isFree(port)) ? port : freePort();
};

/** Returns the port, or throws with the name of its setting when it is in use. */
export const claimPort = async (port: number, setting: string): Promise<number> => {
  if (await isFree(port)) return port;
  throw new Error(
    `Port ${port} is in use: stop the process that listens there, or set ${setting} to another port.`,
  );
};

/** Reads a port from a setting; the fallback when it is empty. */
export const portFrom = (setting: string, fallback: number): number => {
  const text = process.env[setting];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${setting} must be a port number between 1 and 65535.`);
};
