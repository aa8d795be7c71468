import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { table } from '../lib/table.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** `docs/api.md`: the routes and their access, from the published contract. */
export const apiPage = () => {
  const { paths } = JSON.parse(
    readFileSync(path.join(root, 'libs/contracts/openapi.json'), 'utf8'),
  );
  const areas = new Map();
  for (const [address, operations] of Object.entries(paths))
    for (const method of METHODS.filter((name) => operations[name])) {
      const { tags, summary, 'x-access': access, 'x-right': right } = operations[method];
      const row = [
        `\`${method.toUpperCase()} ${address}\``,
        access.join(', '),
        right ? `\`${right}\`` : '',
        summary ?? '',
      ];
      areas.set(tags[0], [...(areas.get(tags[0]) ?? []), row]);
    }
  return [
    '# API',
    '',
    'Every route below `/api`, who may call it by default, the right that staff need, and what it does. `npm run docs` generates this page from',
    '[the contract](../libs/contracts/openapi.json), an OpenAPI document that also describes requests and responses. Rules that apply to all',
    'routes are in [security](security.md).',
    ...[...areas]
      .sort(([a], [b]) => a.localeCompare(b))
      .flatMap(([area, rows]) => [
        '',
        `## ${area}`,
        '',
        ...table(['Route', 'Who', 'Right', 'What'], rows),
      ]),
    '',
  ].join('\n');
};
