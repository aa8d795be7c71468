import { attackShop, isBad } from '../../../tools/attack/attack.mjs';
import { AREAS } from '../../../tools/attack/recipes.mjs';
import { startWorld, type Actor } from '../support/access-world.js';

const world = await startWorld();
afterAll(() => world.close());

/** A caller of the recipes with the session of an actor. */
const caller = async (who: Actor) => {
  const headers = await world.identify(who);
  return {
    id: world.people[who].id,
    headers,
    call: async (method: string, path: string, { json }: { json?: unknown } = {}) => {
      const answer = await world.send({ method, path }, { json }, headers);
      const isJson = answer.headers.get('content-type')?.includes('json');
      return { ...answer, json: isJson ? JSON.parse(answer.text) : undefined };
    },
  };
};
const RECIPES = ['idor-profile', 'idor-cart', 'idor-addresses', 'staff-routes-as-shopper'];

it('ATTACK-01 the recipes are refused by the shop', async () => {
  const guest = await caller('guest');
  const shop = { guest, alice: await caller('owner'), bob: await caller('stranger') };
  const rows = await attackShop(shop, { only: RECIPES });
  expect(rows.length).toBeGreaterThanOrEqual(RECIPES.length);
  expect(rows.filter(isBad)).toEqual([]);
});

it('ATTACK-02 a planted hole is reported as a success with its evidence', async () => {
  const guest = await caller('guest');
  // In this shop the attacker's session has the rights of the shopper who is attacked.
  const alice = await caller('owner');
  const rows = await attackShop({ guest, alice, bob: alice }, { only: ['idor-cart'] });
  expect(rows).toMatchObject([
    { id: 'idor-cart', result: 'SUCCEEDED', evidence: expect.stringContaining('200') },
  ]);
  expect(rows.every(isBad)).toBe(true);
});

it('ATTACK-03 a recipe whose preparation fails is not counted as refused', async () => {
  const guest = await caller('guest');
  const rows = await attackShop({ guest, alice: guest, bob: guest }, { only: ['idor-cart'] });
  expect(rows).toMatchObject([{ result: 'not tried', evidence: expect.stringContaining('401') }]);
  expect(rows.every(isBad)).toBe(true);
});

it('ATTACK-04 there are at least forty recipes, with different ids and a control each', () => {
  const recipes = Object.values(AREAS).flat();
  expect(recipes.length).toBeGreaterThanOrEqual(40);
  expect(new Set(recipes.map(({ id }) => id)).size).toBe(recipes.length);
  expect(recipes.filter(({ control }) => !/^[A-Z]+-\d+$/.test(control))).toEqual([]);
});
