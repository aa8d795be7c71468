import { Logger } from '@nestjs/common';
import { RefusalLog } from './refusal-log.js';

const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines.length = 0;
  Logger.overrideLogger({
    log: (line: Record<string, unknown>) => void lines.push(line),
    warn: () => undefined,
    error: () => undefined,
  });
});
afterEach(() => Logger.overrideLogger(['log', 'warn', 'error', 'fatal']));

const refusal = { status: 403, code: 'forbidden', method: 'GET', route: '/api/users/all' };

it('TRANSPORT-41 a process logs 60 refused calls a minute, and then how many more there were', () => {
  const log = new RefusalLog();
  for (let call = 0; call < 100; call += 1) log.note(refusal, 60_000 + call);
  expect(lines).toHaveLength(60);
  log.note(refusal, 120_000);
  expect(lines.slice(60)).toEqual([
    { event: 'refusals_omitted', count: 40 },
    { event: 'call_refused', ...refusal },
  ]);
});

it('TRANSPORT-41 other errors are no security events', () => {
  const log = new RefusalLog();
  for (const status of [400, 404, 409, 422, 500, 503]) log.note({ ...refusal, status });
  expect(lines).toEqual([]);
});
