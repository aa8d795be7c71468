/** Indexes that are dropped for loading; unique indexes stay, because they reject invalid rows. */
const PARTS = [
  `select format('drop index %I', c.relname) as drop, pg_get_indexdef(i.indexrelid) as make
   from pg_index i join pg_class c on c.oid = i.indexrelid
   where i.indrelid = any ($1::regclass[]) and not i.indisunique`,
  `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
     format('alter table %s add constraint %I %s', conrelid::regclass, conname,
       pg_get_constraintdef(oid)) as make
   from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`,
];

/**
 * Loads rows while their tables have no indexes and no foreign keys, then creates those again, which is much faster
 * than updating them row by row. The caller's transaction locks the tables.
 */
export const withoutIndexes = async (client, tables, load) => {
  const parts = [];
  for (const text of PARTS) parts.push(...(await client.query(text, [tables])).rows);
  for (const { drop } of parts) await client.query(drop);
  await load();
  // Runs the deferred triggers, without which no index can be created.
  await client.query('set constraints all immediate');
  await client.query("set local maintenance_work_mem = '512MB'");
  for (const { make } of parts) await client.query(make);
};
