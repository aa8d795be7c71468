import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MORE_BOTH_WAYS, MORE_ONE_WAY, MORE_OPTIONAL } from './data/more-search-words.js';

const split = (line = ''): string[] => [
  ...new Set(
    line
      .replaceAll('\n', ' ')
      .split(',')
      .map((term) => term.trim())
      .filter(Boolean),
  ),
];
const lines = (text: string): string[] => text.trim().split('\n');

const ROWS: [kind: string, terms: string[], means: string[]][] = [
  ...lines(MORE_BOTH_WAYS).map((line): [string, string[], string[]] => ['both', split(line), []]),
  ...lines(MORE_ONE_WAY).map((line): [string, string[], string[]] => {
    const [terms, means] = line.split('>');
    return ['one_way', split(terms), split(means)];
  }),
  ['optional', split(MORE_OPTIONAL), []],
];

/** Synonyms of the Gulf, of colours and of goods of this trade that the first ones lack. */
export class MoreSearchWords20261214050010 implements MigrationInterface {
  readonly name = 'MoreSearchWords20261214050010';

  async up(runner: QueryRunner): Promise<void> {
    for (const [kind, terms, means] of ROWS)
      await runner.query(
        'insert into search_synonyms (kind, terms, means, is_seeded) values ($1, $2, $3, true)',
        [kind, terms, means],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    const terms = ROWS.map(([kind, own]) => `${kind}:${own.join(',')}`);
    await runner.query(
      `delete from search_synonyms
       where is_seeded and kind || ':' || array_to_string(terms, ',') = any($1)`,
      [terms],
    );
  }
}
