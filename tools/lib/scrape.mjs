import { setTimeout as sleep } from 'node:timers/promises';

const SOURCES = ['database', 'redis'];
/** A process connects to its sources on the first scrape, and refreshes every five seconds. */
const LIMIT_MS = 20_000;
const POLL_MS = 1000;

/** The metrics of one process, by name and labels. */
const metricsOf = async (port) => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (!response.ok) throw new Error(`Metrics on port ${port} responded with ${response.status}.`);
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
};

/** The same, once all its sources are up. */
const scrape = async (port) => {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const metrics = await metricsOf(port);
    const missed = SOURCES.find(
      (source) => metrics.get(`shop_source_up{source="${source}"}`) !== 1,
    );
    if (!missed) return metrics;
    if (Date.now() > limit)
      throw new Error(`The process with metrics on port ${port} cannot reach ${missed}.`);
    await sleep(POLL_MS);
  }
};

/** Scrapes every process as Prometheus does; returns a summary line, and throws if a source is down. */
export const scrapeAll = async (ports) => {
  const all = await Promise.all(ports.map(scrape));
  const sum = (name) => all.reduce((total, metrics) => total + (metrics.get(name) ?? 0), 0);
  const reads = (from) => sum(`shop_replica_reads_total{from="${from}"}`);
  const count = all.reduce((total, { size }) => total + size, 0);
  return `metrics of ${all.length} processes: ${count} metrics; public reads made: ${reads('replica')} by the replica, ${reads('primary')} by the primary`;
};
