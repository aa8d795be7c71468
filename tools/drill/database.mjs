import pg from 'pg';

/** Does some work over a connection of its own. */
export const connected = async (url, work) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};
/** The address of another database, or of another of Redis' own, on the same server. */
export const at = (url, pathname) => Object.assign(new URL(url), { pathname }).href;
