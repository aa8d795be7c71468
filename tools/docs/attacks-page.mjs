import { AREAS } from '../attack/recipes.mjs';
import { table } from '../lib/table.mjs';

const count = Object.values(AREAS).flat().length;

/** `docs/attacks.md`, generated from the recipes of `npm run attack`. */
export const attacksPage = () =>
  [
    '# Attacks',
    '',
    `\`npm run attack\` starts a shop with the demo on this machine, tries these ${count} attacks from outside, prints one line for each and stops the`,
    'shop. A recipe first does what is allowed, so that a refusal proves something; what could not be tried counts as a failure. It exits with 1 if',
    'one succeeds, and writes `test-results/attack.json`. `npm run attack -- --only csrf,jwt` tries those whose ids contain one of these words.',
    '',
    '`npm run fuzz` sends 100,000 malformed calls of all operations as all actors; it prints the seed that repeats them, and writes',
    '`test-results/fuzz.json` (FUZZ-01 to FUZZ-06). Controls: [security](security.md), their tests have the same ids.',
    '',
    ...Object.entries(AREAS).flatMap(([area, recipes]) => [
      `## ${area}`,
      '',
      ...table(
        ['Id', 'What is tried', 'Control'],
        recipes.map(({ id, tries, control }) => [`\`${id}\``, tries, control]),
      ),
      '',
    ]),
  ].join('\n');
