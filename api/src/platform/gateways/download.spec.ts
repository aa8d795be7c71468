import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { download } from './download.js';

const LIMIT = 1000;

const withServer = async (
  listener: RequestListener,
  work: (port: number) => Promise<void>,
): Promise<void> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    await work(port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
const get = (url: string, signal = AbortSignal.timeout(20_000)) =>
  download(url, { limit: LIMIT, signal });

it('TRUST-32 a redirect on the same host is followed', () =>
  withServer(
    ({ url }, response) =>
      url === '/label'
        ? response.writeHead(200).end('%PDF-')
        : response.writeHead(302, { Location: '/label' }).end(),
    async (port) => {
      const { status, bytes } = await get(`http://127.0.0.1:${port}/`);
      expect([status, String(bytes)]).toEqual([200, '%PDF-']);
    },
  ));

it('TRUST-32 a redirect to another host or protocol gets no request', () => {
  const asked: string[] = [];
  return withServer(
    ({ url = '', headers }, response) => {
      asked.push(`${headers.host?.split(':')[0]}${url}`);
      response.writeHead(302, { Location: `${url.slice(1)}` || '/' }).end();
    },
    async (port) => {
      for (const target of [`http://localhost:${port}/x`, 'file:///etc/passwd'])
        expect((await get(`http://127.0.0.1:${port}/${target}`)).status).toBe(302);
      expect(asked.every((each) => each.startsWith('127.0.0.1'))).toBe(true);
      expect(asked).toHaveLength(2);
    },
  );
});

it('TRUST-32 endless redirects end', () => {
  let asked = 0;
  return withServer(
    (_request, response) => {
      asked += 1;
      response.writeHead(302, { Location: `/${asked}` }).end();
    },
    async (port) => {
      expect((await get(`http://127.0.0.1:${port}/`)).status).toBe(302);
      expect(asked).toBe(4);
    },
  );
});

it('TRUST-32 a response without an end is left after the limit', () => {
  let left = Promise.resolve<unknown>(undefined);
  return withServer(
    (_request, response) => {
      left = once(response, 'close');
      const fill = (): void => void (response.destroyed || response.write('a'.repeat(500)));
      response.on('drain', fill);
      const timer = setInterval(fill, 5);
      response.on('close', () => clearInterval(timer));
    },
    async (port) => {
      expect(await get(`http://127.0.0.1:${port}/`)).toEqual({ status: 200 });
      await left;
    },
  );
});

it('TRUST-32 a response that never comes ends with its signal', () =>
  withServer(
    () => undefined,
    async (port) => {
      const signal = AbortSignal.timeout(50);
      await expect(get(`http://127.0.0.1:${port}/`, signal)).rejects.toThrow('timeout');
    },
  ));
