import { createServer } from 'node:http';
import { claimPort, freePort, isFree, portFrom } from './ports.js';

it('a used port is reported with the setting that changes it', async () => {
  const server = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(claimPort(port, 'REDIS_PORT')).rejects.toThrow(
    `Port ${port} is in use: stop the process that listens there, or set REDIS_PORT to another port.`,
  );
  await new Promise((resolve) => server.close(resolve));
  expect(await isFree(port)).toBe(true);
  expect(await claimPort(port, 'REDIS_PORT')).toBe(port);
});

it('an invalid port setting is reported by its name', () => {
  process.env['TEST_PORT'] = '70000';
  expect(() => portFrom('TEST_PORT', 1)).toThrow('TEST_PORT must be a port number');
  process.env['TEST_PORT'] = '';
  expect(portFrom('TEST_PORT', 4711)).toBe(4711);
});
