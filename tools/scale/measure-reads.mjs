import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { ownProcessorMs } from '../lib/processor-time.mjs';
import { databaseCpu } from './cpu.mjs';
import { STAFF_READS } from './staff-reads.mjs';

const WARM_UP = 2;
/** A slow read is not measured as often as the others. */
const MOST_MS = 15_000;
const LEAST_ROUNDS = 5;
/** Goals in ms: patterns of reads with another one than the rest. */
const GOAL = 100;
const GOALS = [[/analytics/, 200]];

const SAMPLES = `
  with one as (
    select o.operation_id, o.user_id, o.phone, s.awb from orders o join shipments s on s.order_id = o.id
    where s.awb is not null and o.state = 'delivered' order by o.id desc limit 1
  )
  select operation_id as "operationId", user_id as "userId", substr(phone, 7) as phone, awb,
    (select coupon_id from coupon_uses group by 1 order by count(*) desc limit 1) as "couponId",
    (select max(id) from draft_orders) as "draftId",
    (select return_id from return_lines group by 1 order by count(*) desc, 1 limit 1) as "returnId",
    (select max(import_id) from product_import_rows) as "importId",
    (select max(import_id) from synonym_import_rows) as "synonymImportId",
    (select max(import_id) from list_import_rows) as "listImportId",
    (select max(id) from exports where created_by = 1) as "exportId",
    (select max(statement_id) from cash_statement_rows) as "cashStatementId",
    (select id from vendor_statements order by entries desc limit 1) as "vendorStatementId",
    -- The orders since then are up to 100,000.
    coalesce(
      (select (created_at at time zone 'Asia/Dubai')::date + 1
        from orders order by created_at desc offset 99999 limit 1),
      (select min(created_at at time zone 'Asia/Dubai')::date from orders))::text as since
  from one`;

/** Values for the parts in braces of the reads. */
export const samplesOf = async (databaseUrl) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(SAMPLES);
  await client.end();
  return { ...rows[0], page: 'about', kind: 'products' };
};

/** Rows with much in other tables, by the beginning of their routes; the others are read with the id 1. */
const OWN_ID = [
  [/^\/(users|admin\/shoppers)\//, 'userId'],
  [/^\/coupons\//, 'couponId'],
  [/^\/draft-orders\//, 'draftId'],
  [/^\/returns\//, 'returnId'],
  [/^\/file\/imports\//, 'importId'],
  [/^\/search-words\/imports\//, 'synonymImportId'],
  [/^\/jobs\/exports\//, 'exportId'],
  [/^\/jobs\/imports\//, 'listImportId'],
  [/^\/admin\/cash-statements\//, 'cashStatementId'],
  [/^\/vendor-statements\//, 'vendorStatementId'],
];

const pathOf = (route, rest, samples) => {
  const name = OWN_ID.find(([pattern]) => pattern.test(route))?.[1];
  const id = (name && samples[name]) ?? 1;
  return (route + rest).replace(/\{(\w+)\}/g, (_part, name) =>
    encodeURIComponent({ ...samples, id }[name]),
  );
};

const timed = async (url, headers) => {
  const start = performance.now();
  const response = await fetch(url, { headers });
  const body = await response.text();
  // A statement that exceeds its time limit is cancelled.
  if (response.status === 503) return Infinity;
  if (!response.ok) throw new Error(`${url}: ${response.status} ${body.slice(0, 300)}`);
  return performance.now() - start;
};

const share = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)];

const goalOf = (name) => GOALS.find(([pattern]) => pattern.test(name))?.[1] ?? GOAL;

/**
 * Times of every read of staff in ms, in turn with `bareUrl`, so that the machine's load affects both, and the processor
 * time of a read in the API and the database, which does not depend on the load.
 */
export const measureReads = async (options, onResult) => {
  const database = await databaseCpu(options.databaseUrl);
  const used = async () => ownProcessorMs(options.pid) + (await database.used());
  try {
    for (const [route, reads] of Object.entries(STAFF_READS))
      for (const [who, rest] of reads) onResult(await measureRead(options, used, route, who, rest));
  } finally {
    await database.end();
  }
};

const measureRead = async ({ shop, samples, bareUrl, rounds }, used, route, who, rest) => {
  const url = `${shop.origin}/api${pathOf(route, rest, samples)}`;
  const ours = [];
  const bare = [];
  const start = performance.now();
  let before = 0;
  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    if (round === WARM_UP) before = await used();
    if (ours.length >= LEAST_ROUNDS && performance.now() - start > MOST_MS) break;
    const times = [await timed(url, shop[who]), await timed(bareUrl, {})];
    if (round < WARM_UP) continue;
    ours.push(times[0]);
    bare.push(times[1]);
  }
  const cpu = ((await used()) - before) / ours.length;
  const [p50, p95] = [share(ours, 0.5), share(ours, 0.95)];
  const name = `${who} ${route}${rest}`;
  const ratio = p50 / share(bare, 0.5);
  return { name, p50, p95, cpu, ratio, ofGoal: p95 / goalOf(name) };
};

/** Seconds and peak memory in MB of an export of 100,000 orders; the memory on Linux only. */
export const measureExport = async ({ shop, samples, pid }) => {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const start = performance.now();
  const response = await fetch(`${shop.origin}/api/users/orders/export.csv?from=${samples.since}`, {
    headers: shop.admin,
  });
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  if (!response.ok) throw new Error(`The export responded with ${response.status}.`);
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: bytes / 1e6,
    peakMb: Number(peak) / 1024,
  };
};
