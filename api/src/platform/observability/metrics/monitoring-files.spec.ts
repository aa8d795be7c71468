import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { Metrics } from './metrics.js';

const read = (path: string): string =>
  readFileSync(resolve(import.meta.dirname, '../../../../..', path), 'utf8');
const ALERTS = read('deploy/monitoring/alerts.yml');

it.each(['alerts.yml', 'dashboard.json'])(
  'the shop tells every metric that %s asks for',
  (file) => {
    const { registry } = new Metrics();
    collectDefaultMetrics({ register: registry });
    const exported = new Set(registry.getMetricsAsArray().map(({ name }) => name));
    const queried =
      read(`deploy/monitoring/${file}`).match(/\b(shop|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(queried.length).toBeGreaterThan(10);
    expect(queried.filter((name) => !exported.has(name.replace(/_bucket$/, '')))).toEqual([]);
  },
);

it('every alert links to its section of the runbook, which has no others', () => {
  const alerts = [...ALERTS.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const links = [...ALERTS.matchAll(/runbook: docs\/operations\.md#(\w+)/g)].map(
    ([, link]) => link,
  );
  const headings = [...read('docs/operations.md').matchAll(/^### (\w+)$/gm)].map(
    ([, name]) => name,
  );
  expect(alerts.length).toBeGreaterThan(0);
  expect(links).toEqual(alerts.map((name) => name?.toLowerCase()));
  expect(headings).toEqual(alerts);
});
