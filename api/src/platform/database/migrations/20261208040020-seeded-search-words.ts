import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BOTH_WAYS, EXACT, ONE_WAY, OPTIONAL } from './data/search-words.js';

const lines = (text: string): string[] => text.trim().split('\n');
const split = (line = ''): string[] =>
  line
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);
/** Terms per row of the long lists. */
const ROW = 40;
const inRows = (kind: string, text: string): Row[] => {
  const terms = split(text.replaceAll('\n', ' '));
  return Array.from({ length: Math.ceil(terms.length / ROW) }, (_, row) => ({
    kind,
    terms: terms.slice(row * ROW, (row + 1) * ROW),
    means: [],
  }));
};

interface Row {
  kind: string;
  terms: string[];
  means: string[];
}

const ROWS: Row[] = [
  ...lines(BOTH_WAYS).map((line) => ({ kind: 'both', terms: split(line), means: [] })),
  ...lines(ONE_WAY).map((line) => {
    const [terms, means] = line.split('>');
    return { kind: 'one_way', terms: split(terms), means: split(means) };
  }),
  ...inRows('optional', OPTIONAL),
  ...inRows('exact', EXACT),
];

/** Synonyms of this trade, in English, Arabic and Arabic in Latin letters. */
export class SeededSearchWords20261208040020 implements MigrationInterface {
  readonly name = 'SeededSearchWords20261208040020';

  async up(runner: QueryRunner): Promise<void> {
    for (const { kind, terms, means } of ROWS)
      await runner.query(
        'insert into search_synonyms (kind, terms, means, is_seeded) values ($1, $2, $3, true)',
        [kind, terms, means],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from search_synonyms where is_seeded');
  }
}
