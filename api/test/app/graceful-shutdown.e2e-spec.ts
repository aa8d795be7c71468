import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { HealthController } from '../../src/platform/health/health.controller.js';
import { startApp, type TestApp } from '../support/test-app.js';

const LOGIN = '{"emailOrUsername":"unknown@example.com","password":"wrong"}';

/** A connection that records everything it receives. */
class Caller {
  received = '';
  readonly ended: Promise<unknown>;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (text: string) => (this.received += text));
    this.ended = once(socket, 'close');
  }

  /** Resolves once the application has accepted the connection. */
  static async at(test: TestApp): Promise<Caller> {
    const server = test.app.getHttpServer();
    const taken = once(server, 'connection');
    const caller = new Caller(connect((server.address() as AddressInfo).port, '127.0.0.1'));
    await taken;
    return caller;
  }

  send(...lines: string[]): void {
    this.socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  }

  finish(body: string): void {
    this.socket.write(body);
  }

  async receives(text: string): Promise<void> {
    while (!this.received.includes(text)) await once(this.socket, 'data');
  }
}

it('R-08 a stopping process answers accepted requests and accepts no new ones', async () => {
  const test = await startApp();
  const address = test.app.getHttpServer().address() as AddressInfo;
  const [idle, busy, late] = [await Caller.at(test), await Caller.at(test), await Caller.at(test)];
  idle.send('GET /api/health/live HTTP/1.1', 'Host: shop');
  await idle.receives('"status":"ok"');
  expect(idle.received).not.toContain('Connection: close');
  busy.send(
    'POST /api/users/login HTTP/1.1',
    'Host: shop',
    'Content-Type: application/json',
    `Content-Length: ${LOGIN.length}`,
    'Expect: 100-continue',
  );
  await busy.receives('100 Continue');

  const closing = test.close();
  await idle.ended;
  await expect(test.app.get(HealthController).ready()).rejects.toMatchObject({ status: 503 });
  const refused = connect(address.port, '127.0.0.1');
  await expect(once(refused, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  late.send('GET /api/health/live HTTP/1.1', 'Host: shop');
  await late.ended;
  expect(late.received).toContain('Connection: close');
  expect(late.received).toContain('"status":"ok"');
  busy.finish(LOGIN);
  await busy.ended;
  expect(busy.received).toContain('HTTP/1.1 401');
  await closing;
});
