/** The figures one process tells on its port of metrics, by name and labels. */
const scrape = async (port) => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (!answer.ok) throw new Error(`Metrics on port ${port} answered ${answer.status}.`);
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
};

/** Asks every process as Prometheus does; answers in a line what they tell, and throws when one misses a source. */
export const scrapeAll = async (ports) => {
  const all = await Promise.all(ports.map(scrape));
  all.forEach((figures, at) => {
    for (const source of ['database', 'redis'])
      if (figures.get(`shop_look_ok{source="${source}"}`) !== 1)
        throw new Error(`The process with metrics on port ${ports[at]} misses ${source}.`);
  });
  const sum = (name) => all.reduce((total, figures) => total + (figures.get(name) ?? 0), 0);
  const reads = (from) => sum(`shop_replica_reads_total{from="${from}"}`);
  const figures = all.reduce((total, { size }) => total + size, 0);
  return `metrics of ${all.length} processes: ${figures} figures; public reads made: ${reads('replica')} by the replica, ${reads('primary')} by the primary`;
};
