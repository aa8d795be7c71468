import pg from 'pg';

/** Runs `work` with a connection of its own. */
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
/** The URL of another database of the same PostgreSQL or Redis server. */
export const at = (url, pathname) => Object.assign(new URL(url), { pathname }).href;
