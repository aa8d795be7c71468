import { createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';

const listen = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      const taken = address && typeof address === 'object' ? address.port : port;
      server.close(() => resolve(taken));
    });
  });

/** A port nobody listens on right now. */
export const freePort = (): Promise<number> => listen(0);

/** True when nobody listens on the port of this machine. */
export const isFree = (port: number): Promise<boolean> =>
  listen(port).then(
    () => true,
    () => false,
  );

/** Answers the port, or says which setting names another one when it is taken. */
export const claimPort = async (port: number, setting: string): Promise<number> => {
  if (await isFree(port)) return port;
  throw new Error(`Port ${port} is taken: stop what listens there, or set ${setting} to another.`);
};

/** Reads a port from a setting, or answers the fallback when the setting is empty. */
export const portFrom = (setting: string, fallback: number): number => {
  const text = process.env[setting];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${setting} must be a port number between 1 and 65535.`);
};
