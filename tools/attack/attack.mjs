import { AREAS } from './recipes.mjs';

/** One attempt: refused, SUCCEEDED with evidence, or not tried because what it needs failed. */
const attempt = async (shop, { attack }) => {
  try {
    const evidence = await attack(shop);
    return evidence ? { result: 'SUCCEEDED', evidence } : { result: 'refused' };
  } catch (error) {
    return { result: 'not tried', evidence: error.message };
  }
};

/** Runs the recipes in turn and returns one row for each. */
export const attackShop = async (
  shop,
  { only = [], areas = AREAS, onRow = () => undefined } = {},
) => {
  const rows = [];
  for (const [area, recipes] of Object.entries(areas))
    for (const recipe of recipes) {
      const { id, tries, control } = recipe;
      if (only.length > 0 && !only.some((part) => id.includes(part))) continue;
      const row = { id, area, tries, control, ...(await attempt(shop, recipe)) };
      rows.push(row);
      onRow(row);
    }
  return rows;
};

export const line = ({ id, result, tries, evidence }) =>
  `${id.padEnd(34)} ${result.padEnd(10)} ${tries}${evidence ? `\n  ${evidence}` : ''}`;
export const isBad = ({ result }) => result !== 'refused';
