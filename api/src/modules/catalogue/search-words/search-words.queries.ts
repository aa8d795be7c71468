import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FEWEST_SEARCHES } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { anywhere } from '../../../platform/database/like-pattern.js';
import { dayOf, latestOf } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';
import type {
  LandingDto,
  MissingWordsDto,
  SaveLandingDto,
  SaveSynonymDto,
  SynonymDto,
  SynonymListQueryDto,
} from './search-words.dto.js';

/** Days in which searches without results are listed. */
const DAYS = 30;
const MOST_MISSING = 20;
const MOST_LANDINGS = 500;
const MOST_STEPS = 3;
const MOST_SUGGESTIONS = 5;

/** Columns of a SynonymDto. */
export const SYNONYM = 'id, kind, terms, means, is_seeded as "isSeeded", version';
const ADD = `insert into search_synonyms (kind, terms, means) values ($1, $2, $3) returning ${SYNONYM}`;
const LOCK = `select ${SYNONYM} from search_synonyms where id = $1 for update`;
const CHANGE = `update search_synonyms set kind = $2, terms = $3, means = $4, version = version + 1, updated_at = now()
  where id = $1 returning ${SYNONYM}`;
const REMOVE = 'delete from search_synonyms where id = $1';
const COUNT = 'select count(*)::integer as count from search_synonyms';

const UNKNOWN = `select term from unnest($1::text[]) term where search_key(term) = ''`;

const LANDING = 'id, words, path';
const LANDINGS = `select ${LANDING} from search_landings order by term limit ${MOST_LANDINGS}`;
const COUNT_LANDINGS = 'select count(*)::integer as count from search_landings';
const INSERT_LANDING =
  'insert into search_landings (term, words, path) values (search_key($1), $1, $2) on conflict (term)';
const ADD_LANDING = `${INSERT_LANDING} do nothing returning ${LANDING}`;
const SAVE_LANDING = `${INSERT_LANDING} do update set words = excluded.words, path = excluded.path
  returning ${LANDING}`;
const LANDING_OF = `select ${LANDING} from search_landings where term = search_key($1) for update`;
const REMOVE_LANDING = `delete from search_landings where id = $1 returning ${LANDING}`;

/** Steps of words are shown like words: only what was done often enough to name no person. */
const STEPS = `
  (select coalesce(json_agg(json_build_object('kind', kind, 'id', case when kind <> 'words' then value::integer end,
      'name', name, 'nameAr', name_ar, 'times', times) order by times desc, value), '[]')
    from (
      select s.kind, s.value, s.times, coalesce(p.name, c.name, s.value) as name,
        coalesce(p.name_ar, c.name_ar, s.value) as name_ar
      from (
        select kind, value, sum(times)::integer as times from daily_search_steps
        where words = m.words and day > ${dayOf('now()')} - ${DAYS} group by kind, value
      ) s left join products p on s.kind = 'product' and p.id = case when s.kind = 'product' then s.value::integer end
        left join categories c on s.kind = 'category' and c.id = case when s.kind = 'category' then s.value::integer end
      where case s.kind when 'words' then s.times >= ${FEWEST_SEARCHES}
        else coalesce(p.id, c.id) is not null end
      order by s.times desc, s.value limit ${MOST_STEPS}) steps)`;

/** Words of the same Arabic root first, then those that are spelled or pronounced alike. */
const SUGGESTIONS = `array(
    select word from unnest(words_of_root(m.key) || suggested_words(m.key)) with ordinality s (word, place)
    group by word order by min(place) limit ${MOST_SUGGESTIONS})`;

const MISSING = `
  with searched as (
    select words, sum(searches)::integer as searches, max(day) as last_day,
      ${latestOf('results', 'day')} as results
    from daily_searches where day > ${dayOf('now()')} - ${DAYS}
    group by words having sum(searches) >= ${FEWEST_SEARCHES}
  ), missed as (
    select s.*, key from searched s, search_key(s.words) key
    where results = 0 and key <> ''
      and not exists (select from search_terms where term = key)
      and not exists (select from search_landings where term = key)
    order by searches desc, words limit ${MOST_MISSING}
  )
  select m.words, m.searches, m.last_day::text as "lastDay", ${SUGGESTIONS} as suggestions, ${STEPS} as steps
  from missed m order by m.searches desc, m.words`;

/** SQL of synonyms, landings and searches without results. */
@Injectable()
export class SynonymsQueries {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly statements: Statements,
  ) {}

  /** A page of synonyms, last changed first, and the number of all. */
  async list(
    { kind, q }: Pick<SynonymListQueryDto, 'kind' | 'q'>,
    limit: number,
    offset: number,
  ): Promise<{ synonyms: SynonymDto[]; total: number }> {
    const values: unknown[] = [];
    const tests = [
      kind && `kind = $${values.push(kind)}`,
      q && `terms_key like $${values.push(anywhere(await this.keyOf(q)))}`,
    ].filter(Boolean);
    const where = tests.length > 0 ? `where ${tests.join(' and ')}` : '';
    const [synonyms, counts] = await Promise.all([
      this.statements.planned<SynonymDto>(
        `select ${SYNONYM} from search_synonyms ${where} order by updated_at desc, id desc
         limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, limit, offset],
      ),
      this.statements.planned<{ count: number }>(`${COUNT} ${where}`, values),
    ]);
    return { synonyms, total: counts[0]?.count ?? 0 };
  }

  missing(): Promise<MissingWordsDto[]> {
    return this.statements.planned<MissingWordsDto>(MISSING, []);
  }

  /** Those of the words in which the search knows no letter, as in a script that no product has. */
  async unknown(terms: readonly string[]): Promise<string[]> {
    const rows = await this.statements.rows<{ term: string }>(UNKNOWN, [terms]);
    return rows.map(({ term }) => term);
  }

  async add(manager: EntityManager, { kind, terms, means }: SaveSynonymDto): Promise<SynonymDto> {
    return firstOf(await manager.query<SynonymDto[]>(ADD, [kind, terms, means]));
  }

  async lock(manager: EntityManager, id: number): Promise<SynonymDto | undefined> {
    const [row] = await manager.query<SynonymDto[]>(LOCK, [id]);
    return row;
  }

  async change(
    manager: EntityManager,
    id: number,
    { kind, terms, means }: SaveSynonymDto,
  ): Promise<SynonymDto> {
    const [rows] = await manager.query<[SynonymDto[], number]>(CHANGE, [id, kind, terms, means]);
    return firstOf(rows);
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.query(REMOVE, [id]);
  }

  count(manager: EntityManager): Promise<number> {
    return countOf(manager, COUNT);
  }

  landings(): Promise<LandingDto[]> {
    return this.db.query(LANDINGS);
  }

  countLandings(manager: EntityManager): Promise<number> {
    return countOf(manager, COUNT_LANDINGS);
  }

  /** The landing of words, locked; undefined if there is none. */
  async landingOf(manager: EntityManager, words: string): Promise<LandingDto | undefined> {
    const [row] = await manager.query<LandingDto[]>(LANDING_OF, [words]);
    return row;
  }

  /** Undefined if the words have a landing already. */
  async addLanding(
    manager: EntityManager,
    { words, path }: SaveLandingDto,
  ): Promise<LandingDto | undefined> {
    const [row] = await manager.query<LandingDto[]>(ADD_LANDING, [words, path]);
    return row;
  }

  async saveLanding(manager: EntityManager, { words, path }: SaveLandingDto): Promise<LandingDto> {
    return firstOf(await manager.query<LandingDto[]>(SAVE_LANDING, [words, path]));
  }

  async removeLanding(manager: EntityManager, id: number): Promise<LandingDto | undefined> {
    const [[row]] = await manager.query<[LandingDto[], number]>(REMOVE_LANDING, [id]);
    return row;
  }

  private async keyOf(text: string): Promise<string> {
    const [row] = await this.statements.rows<{ key: string }>('select search_key($1) as key', [
      text,
    ]);
    return row?.key ?? '';
  }
}

const countOf = async (manager: EntityManager, statement: string): Promise<number> => {
  const [row] = await manager.query<{ count: number }[]>(statement);
  return row?.count ?? 0;
};

const firstOf = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('The statement returned no row.');
  return row;
};
