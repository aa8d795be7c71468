/** Migrations of a fictional next version, by the rules of CONTRIBUTING. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Rows locked at a time, and the pause between two batches. */
const BATCH = 20;
const PAUSE_MS = 50;

/** One busy table each: locking two could deadlock with an order. */
const ofOrders = class {
  name = 'NextOfOrders20991231000100';
  async up(runner) {
    await runner.query(`alter table orders add column next_channel text not null default 'web'`);
  }
};

const ofProducts = class {
  name = 'NextOfProducts20991231000150';
  async up(runner) {
    await runner.query('alter table products add column next_season text');
  }
};

const table = class {
  name = 'NextTable20991231000200';
  async up(runner) {
    await runner.query(
      `create table next_gifts (order_id integer primary key references orders (id), note text not null)`,
    );
  }
};

const index = class {
  name = 'NextIndex20991231000300';
  transaction = false;
  async up(runner) {
    // It blocks no other query, so it needs no lock timeout.
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists next_orders_channel');
    await runner.query(
      'create index concurrently next_orders_channel on orders (next_channel, id)',
    );
    await runner.query('reset lock_timeout');
  }
};

const filled = class {
  name = 'NextFilled20991231000400';
  transaction = false;
  async up(runner) {
    const fill = `with batch as (select id from products where next_season is null limit ${BATCH} for update skip locked)
      update products set next_season = 'all' where id in (select id from batch)`;
    const left = 'select from products where next_season is null limit 1';
    while ((await runner.query(left)).length > 0) {
      await runner.query(fill);
      await sleep(PAUSE_MS);
    }
  }
};

const checked = class {
  name = 'NextChecked20991231000500';
  async up(runner) {
    await runner.query(
      'alter table products add constraint next_season_known check (next_season is not null) not valid',
    );
  }
};

const valid = class {
  name = 'NextValid20991231000600';
  async up(runner) {
    await runner.query('alter table products validate constraint next_season_known');
  }
};

export const nextVersion = [ofOrders, ofProducts, table, index, filled, checked, valid];
