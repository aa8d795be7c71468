import pg from 'pg';

/** Runs `work` with its own connection; null if the database does not allow it. */
export const onDatabase = async (url, work) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
};
