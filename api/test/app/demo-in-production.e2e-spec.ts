import { spawnSync } from 'node:child_process';
import { applicationUrl, createDatabase, dropDatabase } from '../support/test-app.js';
import pg from 'pg';

/** Production rejects the local defaults of these. */
const SETTINGS = {
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  SHOP_NAME: 'Shop',
  SHOP_NAME_AR: 'متجر',
  MAIL_FROM: 'shop@shop.example',
  SALES_EMAIL: 'sales@shop.example',
  SHOP_URL: 'https://shop.example',
  ADMIN_URL: 'https://admin.shop.example',
  JWT_SECRET: 'a secret of production with 32 characters',
  CARD_MERCHANT_ID: '1',
  CARD_MERCHANT_KEY: 'MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=',
  CARRIER_PASSWORD: 'a password of production',
  CARRIER_PIN: '123456',
};

it('TRUST-31 the demo shop, whose passwords are known, is not loaded in production', async () => {
  const url = await createDatabase();
  const { status, stderr } = spawnSync(process.execPath, ['api/dist/app/commands/seeds/seed.js'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...SETTINGS,
      DATABASE_URL: applicationUrl(url),
      DATABASE_OWNER_URL: url,
    },
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::integer as staff from staff');
  await client.end();
  await dropDatabase(url);
  expect(stderr).toContain('The demo shop is not loaded in production.');
  expect([status, rows]).toEqual([1, [{ staff: 0 }]]);
});
