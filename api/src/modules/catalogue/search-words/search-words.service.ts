import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/problem.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import type {
  ChangeSynonymDto,
  LandingDto,
  LandingsDto,
  MissingSearchesDto,
  SaveLandingDto,
  SaveSynonymDto,
  SynonymDto,
  SynonymListDto,
  SynonymListQueryDto,
} from './search-words.dto.js';
import { SynonymsQueries } from './search-words.queries.js';
import { NO_SYNONYM, synonymRecord, valuesOf } from './synonym-audit.js';
import { incompleteness, MOST_SYNONYMS } from './synonym-rules.js';

const PAGE = 20;
const MOST_LANDINGS = 500;

/** Synonyms, and pages that searches lead to; used by every process as soon as they are saved. */
@Injectable()
export class SearchWordsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: SynonymsQueries,
  ) {}

  list({ page = 1, limit = PAGE, ...filter }: SynonymListQueryDto): Promise<SynonymListDto> {
    return this.queries.list(filter, limit, (page - 1) * limit);
  }

  /** Words that shoppers searched without results in 30 days, and what may be meant. */
  async missing(): Promise<MissingSearchesDto> {
    return { missing: await this.queries.missing() };
  }

  async add(input: SaveSynonymDto): Promise<SynonymDto> {
    refuseIncomplete(input);
    await this.refuseUnknown({ terms: input.terms, means: input.means });
    return this.db.transaction(async (manager) => {
      if ((await this.queries.count(manager)) >= MOST_SYNONYMS)
        throw new Conflict('too_many', msg('searchWords.tooMany', { count: MOST_SYNONYMS }));
      const synonym = await this.queries.add(manager, input);
      await record(manager, 'added', synonym, changesOf(NO_SYNONYM, valuesOf(synonym)));
      return synonym;
    });
  }

  /** Refused if it was changed since `version` was read. */
  async change(id: number, { version, ...input }: ChangeSynonymDto): Promise<SynonymDto> {
    refuseIncomplete(input);
    await this.refuseUnknown({ terms: input.terms, means: input.means });
    return this.db.transaction(async (manager) => {
      const before = await this.found(manager, id, version);
      const synonym = await this.queries.change(manager, id, input);
      await record(manager, 'changed', synonym, changesOf(valuesOf(before), valuesOf(synonym)));
      return synonym;
    });
  }

  remove(id: number, version: number): Promise<void> {
    return this.db.transaction(async (manager) => {
      const before = await this.found(manager, id, version);
      await this.queries.remove(manager, id);
      await record(manager, 'deleted', before);
    });
  }

  async landings(): Promise<LandingsDto> {
    return { landings: await this.queries.landings() };
  }

  /** Adds a landing, or replaces that of the same words; refused if that is not the one that was read. */
  async saveLanding({ before, ...input }: SaveLandingDto): Promise<LandingDto> {
    await this.refuseUnknown({ words: [input.words] });
    return this.db.transaction(async (manager) => {
      const stored = await this.queries.landingOf(manager, input.words);
      if (before !== undefined && (stored?.path ?? null) !== before) throw landingChanged(stored);
      const landing =
        before === null
          ? await this.queries.addLanding(manager, input)
          : await this.queries.saveLanding(manager, input);
      // Added by someone else at the same moment.
      if (!landing) throw landingChanged(await this.queries.landingOf(manager, input.words));
      if ((await this.queries.countLandings(manager)) > MOST_LANDINGS)
        throw new Conflict('too_many', msg('searchWords.tooMany', { count: MOST_LANDINGS }));
      await writeAudit(manager, {
        ...{ action: 'changed', subject: 'search_landings', subjectId: landing.id },
        label: landing.words,
        changes: { path: { ...(stored && { from: stored.path }), to: landing.path } },
      });
      return landing;
    });
  }

  removeLanding(id: number, path?: string): Promise<void> {
    return this.db.transaction(async (manager) => {
      const landing = await this.queries.removeLanding(manager, id);
      if (!landing) throw new NotFound(msg('searchWords.notFound'));
      if (path !== undefined && path !== landing.path)
        throw new Conflict(
          'changed_meanwhile',
          msg('searchWords.landingMoved', { path: landing.path }),
        );
      await writeAudit(manager, {
        ...{ action: 'deleted', subject: 'search_landings', subjectId: id },
        label: landing.words,
      });
    });
  }

  private async refuseUnknown(fields: Record<string, readonly string[]>): Promise<void> {
    for (const [field, terms] of Object.entries(fields)) {
      const [term] = await this.queries.unknown(terms);
      if (term !== undefined) throw refusal(field, msg('searchWords.lettersUnknown', { term }));
    }
  }

  private async found(manager: EntityManager, id: number, version: number): Promise<SynonymDto> {
    const row = await this.queries.lock(manager, id);
    if (!row) throw new NotFound(msg('searchWords.notFound'));
    if (row.version !== version)
      throw new Conflict('changed_meanwhile', msg('input.changedMeanwhile'));
    return row;
  }
}

const landingChanged = (stored: LandingDto | undefined): Conflict => {
  const detail = stored
    ? msg('searchWords.landingChanged', { path: stored.path })
    : msg('searchWords.landingRemoved');
  return new Conflict('changed_meanwhile', detail, [{ pointer: '#/words', detail }]);
};

const refusal = (field: string, detail: Message): InvalidInput =>
  new InvalidInput(detail, [{ pointer: `#/${field}`, detail }]);

const refuseIncomplete = (input: SaveSynonymDto): void => {
  const problem = incompleteness(input);
  if (problem) throw new InvalidInput(problem.detail, [problem]);
};

const record = (
  manager: EntityManager,
  ...[action, synonym, changes]: Parameters<typeof synonymRecord>
): Promise<void> => writeAudit(manager, synonymRecord(action, synonym, changes));
