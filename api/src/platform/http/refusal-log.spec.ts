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

it('TRANSPORT-41 a process logs ten refused calls of a status and route a minute, and then how many more there were in which', () => {
  const log = new RefusalLog();
  for (let call = 0; call < 100; call += 1) log.note(refusal, 60_000 + call);
  expect(lines).toHaveLength(10);
  log.note(refusal, 180_000);
  expect(lines.slice(10)).toEqual([
    { event: 'refusals_omitted', count: 90, minute: '1970-01-01T00:01:00.000Z' },
    { event: 'call_refused', ...refusal },
  ]);
});

it('TRANSPORT-41 at most 60 of a status are logged, and they hide no other status and route', () => {
  const log = new RefusalLog();
  const guest = { ...refusal, status: 401, code: 'unauthorized' };
  for (let call = 0; call < 1000; call += 1)
    log.note({ ...guest, route: `/api/route/${call % 100}` }, 60_000);
  expect(lines).toHaveLength(60);
  log.note(refusal, 60_000);
  expect(lines.slice(60)).toEqual([{ event: 'call_refused', ...refusal }]);
});

it('TRANSPORT-41 other errors are no security events', () => {
  const log = new RefusalLog();
  for (const status of [400, 404, 409, 422, 500, 503]) log.note({ ...refusal, status });
  expect(lines).toEqual([]);
});
