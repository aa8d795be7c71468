import { seedCatalogue } from '../../src/app/commands/seeds/catalogue.js';
import { seedPeople } from '../../src/app/commands/seeds/people.js';
import { startApp, type TestApp } from './test-app.js';

export interface Hit {
  id: number;
  name: string;
  nameAr: string;
}

export interface SearchShop extends TestApp {
  search(text: string): Promise<Hit[]>;
}

/** The application with the published products of the demo, and without rate limits. */
export const startSearchShop = async (): Promise<SearchShop> => {
  const test = await startApp({ LIMIT_FACTOR: '100' });
  await test.db.transaction(async (manager) => {
    await seedPeople(manager);
    await seedCatalogue(manager);
    await manager.query('delete from products where not published');
  });
  const search = async (text: string): Promise<Hit[]> => {
    const { body } = await test.http.get('/api/products/search').query({ q: text }).expect(200);
    return body.products;
  };
  return { ...test, search };
};
