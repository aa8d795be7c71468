import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Words of dialects that are also words of other trades: soda (black), ward (rose), lulu (pearl, a supermarket), shams (sun
 * glasses), chestnut and سكري (colors).
 */
const AMBIGUOUS = ['soda', 'ward', 'lulu', 'shams', 'chestnut', 'سكري'];

type Change = [before: string, after: string];

/**
 * A term that is never corrected has no meaning by itself, not even if it is also in an entry that gives it one. `kind` is
 * read by the primary key of the term.
 */
const MEANINGS: Change[] = [
  [
    'from search_terms, unnest(senses) sense\n      where term = any(typed) and (only_kind is null or kind = only_kind)',
    `from search_terms known, unnest(senses) sense
      where term = any(typed) and (only_kind is null or kind = only_kind)
        and not exists (select from search_terms other where other.term = known.term and other.kind = 'exact')`,
  ],
];

/**
 * It has the meaning of such an entry (`beside`) beside a word with a meaning of its own that may not be left out. Nor
 * is it searched alone where words of a search without results are left out.
 */
const HITS: Change[] = [
  ['    broad text[] := ', "    beside text[] := '{}';\n    broad text[] := "],
  [
    "      if place is not null then\n        meaning := nullif(concat_ws('|', meaning,",
    `      beside := beside || case when kinds[place] = 'exact' then senses_query(array(
        select distinct sense from search_terms, unnest(senses) sense where term = terms[place])) end;
      if place is not null then
        meaning := nullif(concat_ws('|', meaning,`,
  ],
  [
    "    if is_guess and is_unknown and array_remove(meanings, null) <> '{}' then return '{}'; end if;",
    `    if is_guess and is_unknown and array_remove(meanings, null) <> '{}' then return '{}'; end if;
    if array_remove(beside, null) <> '{}' then
      if exists (select from unnest(meanings, beside, optional) w (m, b, o)
        where m is not null and b is null and not o) then
        meanings := array(select case when b is null then m else '(' || concat_ws('|', m, b) || ')' end
          from unnest(meanings, beside) w (m, b));
      else
        beside := array_fill(null::text, array[cardinality(beside)]);
      end if;
    end if;`,
  ],
  [
    '    meanings := array_remove(meanings, null);\n    if meanings',
    `    beside := array(select b from unnest(beside, meanings) w (b, m) where m is not null);
    meanings := array_remove(meanings, null);
    if meanings`,
  ],
  [
    '      meanings := needed;\n',
    `      beside := array(select b from unnest(beside, optional) w (b, o) where not o);
      meanings := needed;
`,
  ],
  [
    '    for i in 1..cardinality(meanings) loop\n',
    `    for i in 1..cardinality(meanings) loop
      continue when array_position(beside[:i - 1] || beside[i + 1:], null) is null;
`,
  ],
  [
    "    return products_with(array_to_string(meanings, '|')::tsquery, most, enough);",
    `    return products_with((select string_agg(m, '|') from unnest(meanings, beside) w (m, b)
      where b is null)::tsquery, most, enough);`,
  ],
];

const FUNCTIONS: [signature: string, changes: Change[]][] = [
  ['meanings_of(text[], text)', MEANINGS],
  ['words_hits(text[], integer, integer)', HITS],
];

/** Replaces parts of functions; each must be there exactly once. */
const rewrite = async (runner: QueryRunner, isUndone: boolean): Promise<void> => {
  for (const [signature, changes] of FUNCTIONS) {
    const [row]: { sql: string }[] = await runner.query(
      'select pg_get_functiondef($1::regprocedure) as sql',
      [signature],
    );
    let sql = row?.sql ?? '';
    for (const change of changes) {
      const [from, to] = isUndone ? [change[1], change[0]] : change;
      const parts = sql.split(from);
      if (parts.length !== 2)
        throw new Error(`${signature} is not the expected one: ${from.trim()}`);
      sql = parts.join(to);
    }
    await runner.query(sql);
  }
};

/** Words with a meaning in this trade and a more common one elsewhere are only understood beside other words. */
export class AmbiguousSearchWords20261216001000 implements MigrationInterface {
  readonly name = 'AmbiguousSearchWords20261216001000';

  async up(runner: QueryRunner): Promise<void> {
    await rewrite(runner, false);
    await runner.query(
      "insert into search_synonyms (kind, terms, is_seeded) values ('exact', $1, true)",
      [AMBIGUOUS],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "delete from search_synonyms where is_seeded and kind = 'exact' and terms = $1",
      [AMBIGUOUS],
    );
    await rewrite(runner, true);
  }
}
