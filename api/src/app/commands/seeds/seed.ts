import { DataSource } from 'typeorm';
import { loadEnv } from '../../../platform/config/env.js';
import { fileStore } from '../../../platform/files/store/file-store.provider.js';
import { Variants } from '../../../platform/files/pictures/variants.js';
import { databaseOptions } from '../../../platform/database/options.js';
import { seedCatalogue, seedReviews } from './catalogue.js';
import { seedDraftOrders } from './draft-orders.js';
import { copyPictures } from './demo-files.js';
import { seedPeople } from './people.js';
import { seedSearches } from './searches.js';
import { isSeeded, seedOnce } from './seed-once.js';
import { seedVisits } from './visits.js';

/** Loads the whole application only if there are orders to place. */
const makeOrders = async (): Promise<number> => {
  const [{ NestFactory }, { AppModule }, { seedOrders }] = await Promise.all([
    import('@nestjs/core'),
    import('../../app.module.js'),
    import('./orders.js'),
  ]);
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  try {
    return await seedOrders(app);
  } finally {
    await app.close();
  }
};

/** Loads the demo shop into an empty database, once. */
const env = loadEnv();
// Its accounts have known passwords.
if (env.NODE_ENV === 'production') throw new Error('The demo shop is not loaded in production.');
const owner = env.DATABASE_OWNER_URL ?? env.DATABASE_URL;
const database = new DataSource({ ...databaseOptions(owner, 2), extra: {} });
await database.initialize();
try {
  const store = await fileStore.useFactory(env);
  await copyPictures(store, new Variants(env, store));
  const isNew = await seedOnce(database.manager, 'catalogue', async (manager) => {
    await seedPeople(manager);
    await seedCatalogue(manager);
    await seedReviews(manager);
    await seedSearches(manager);
    await seedVisits(manager);
  });
  if (isNew) await database.query('analyze');
  console.log(
    isNew ? 'The demo catalogue is loaded.' : 'The demo catalogue has been loaded before.',
  );
  if (!(await isSeeded(database.manager, 'orders'))) {
    const orders = await makeOrders();
    await seedOnce(database.manager, 'orders', () => Promise.resolve());
    console.log(`${orders} demo orders were created.`);
  }
  await seedOnce(database.manager, 'draft orders', seedDraftOrders);
} finally {
  await database.destroy();
}
