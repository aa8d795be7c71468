import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/http/principal.js';
import { NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import type { ProductImportDto } from '../../catalogue/product-import/product-import.dto.js';
import { ProductImportsReader } from '../../catalogue/product-import/product-imports.reader.js';
import type { SynonymImportDto } from '../../catalogue/search-words/import/synonym-import.dto.js';
import { SynonymImportsReader } from '../../catalogue/search-words/import/synonym-imports.reader.js';
import type { ListImportDto } from '../list-imports/list-import.dto.js';
import { ListImportsService } from '../list-imports/list-imports.service.js';
import { filesOf } from './export-file.js';
import { FILE_DAYS } from './exports.queries.js';
import type { JobDto, JobsDto, JobsQueryDto, JobState } from './jobs.dto.js';
import {
  JobsQueries,
  type JobKey,
  type ListedExport,
  type ListedStatement,
} from './jobs.queries.js';

const DAY_MS = 86_400_000;

const IMPORT_STATES: Record<ProductImportDto['state'], JobState> = {
  checked: 'waiting',
  queued: 'waiting',
  running: 'running',
  done: 'done',
  cancelled: 'cancelled',
  reverting: 'running',
  reverted: 'undone',
};
const LIST_STATES: Record<ListImportDto['state'], JobState> = {
  checked: 'waiting',
  queued: 'waiting',
  running: 'running',
  done: 'done',
  undoing: 'running',
  undone: 'undone',
};
const EXPORT_STATES: Record<ListedExport['state'], JobState> = {
  queued: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** Key of the outbox message that does the work; undefined for an import that is not confirmed. */
const messageOf = ({ id, state }: ProductImportDto): string | undefined =>
  state === 'checked'
    ? undefined
    : `import-${id}${state === 'reverting' || state === 'reverted' ? '-revert' : ''}`;

/** Lists imports and exports: admins see all, others their own. */
@Injectable()
export class JobsReader {
  constructor(
    private readonly queries: JobsQueries,
    private readonly imports: ProductImportsReader,
    private readonly synonyms: SynonymImportsReader,
    private readonly lists: ListImportsService,
  ) {}

  async list(user: Principal, { page = 1, limit = 20 }: JobsQueryDto): Promise<JobsDto> {
    const owner = user.role === 'admin' ? undefined : user.id;
    const [keys, total] = await Promise.all([
      this.queries.page(limit, (page - 1) * limit, owner),
      this.queries.total(owner),
    ]);
    const jobs = await this.jobs(keys);
    return {
      jobs: keys.flatMap(({ source, id }) => jobs.get(`${source}-${id}`) ?? []),
      total,
      page,
      limit,
    };
  }

  /** An export that exists. */
  async export(id: number): Promise<JobDto> {
    const job = (await this.jobs([{ source: 'export', id }])).get(`export-${id}`);
    if (!job) throw new NotFound(msg('export.notFound'));
    return job;
  }

  private async jobs(keys: readonly JobKey[]): Promise<Map<string, JobDto>> {
    const read = <Row>(source: JobKey['source'], some: (ids: number[]) => Promise<Row[]>) => {
      const ids = keys.filter((key) => key.source === source).map(({ id }) => id);
      return ids.length > 0 ? some(ids) : [];
    };
    const [imports, exports, words, lists, statements] = await Promise.all([
      read('import', (ids) => this.imports.some(ids)),
      read('export', (ids) => this.queries.exports(ids)),
      read('words', (ids) => this.synonyms.some(ids)),
      read('list', (ids) => this.lists.some(ids)),
      read('statement', (ids) => this.queries.statements(ids)),
    ]);
    const dead = await this.queries.dead([
      ...imports.flatMap((row) => messageOf(row) ?? []),
      ...exports.map(({ id }) => `export-${id}`),
      ...lists.map(listMessageOf),
    ]);
    const jobs = [
      ...imports.map((row) => importJob(row, dead.has(messageOf(row) ?? ''))),
      ...exports.map((row) => exportJob(row, dead.has(`export-${row.id}`))),
      ...words.map(wordsJob),
      ...statements.map(statementJob),
      ...lists.map((row) => listJob(row, dead.has(listMessageOf(row)))),
    ];
    return new Map(jobs.map((job) => [job.key, job]));
  }
}

const NO_DETAILS = { import: null, export: null, words: null, list: null, statement: null };

const importJob = (row: ProductImportDto, isDead: boolean): JobDto => ({
  key: `import-${row.id}`,
  state: isDead && row.state !== 'cancelled' ? 'failed' : IMPORT_STATES[row.state],
  startedBy: row.uploadedBy,
  createdAt: row.createdAt,
  finishedAt: row.revertedAt ?? row.finishedAt,
  progress: row.progress,
  goal: row.goal,
  ...NO_DETAILS,
  import: row,
});

const listMessageOf = ({ id, state }: ListImportDto): string =>
  `list-import-${id}${state === 'undoing' || state === 'undone' ? '-undo' : ''}`;

const listJob = (row: ListImportDto, isDead: boolean): JobDto => ({
  key: `list-${row.id}`,
  state: isDead ? 'failed' : LIST_STATES[row.state],
  startedBy: row.uploadedBy,
  createdAt: row.createdAt,
  finishedAt: row.undoneAt ?? row.finishedAt,
  progress: row.progress,
  goal: row.goal,
  ...NO_DETAILS,
  list: row,
});

/** Its rows are matched when it is uploaded. */
const statementJob = ({
  id,
  fileName,
  startedBy,
  createdAt,
  bookedAt,
  undoneAt,
}: ListedStatement): JobDto => ({
  key: `statement-${id}`,
  state: undoneAt ? 'undone' : 'done',
  startedBy,
  createdAt,
  finishedAt: undoneAt ?? createdAt,
  progress: 0,
  goal: 0,
  ...NO_DETAILS,
  statement: { id, fileName, bookedAt },
});

/** Its confirmation does the work at once. */
const wordsJob = (row: SynonymImportDto): JobDto => {
  const goal = row.toCreate + row.toUpdate;
  return {
    key: `words-${row.id}`,
    state: row.state === 'checked' ? 'waiting' : row.state,
    startedBy: row.uploadedBy,
    createdAt: row.createdAt,
    finishedAt: row.undoneAt ?? row.finishedAt,
    progress: row.state === 'checked' ? 0 : goal,
    goal,
    ...NO_DETAILS,
    words: row,
  };
};

const exportJob = (row: ListedExport, isDead: boolean): JobDto => {
  const { id, kind, state, startedBy, createdAt, finishedAt, clearedAt, progress, total } = row;
  const isDone = state === 'done' && finishedAt !== null;
  const expiresAt = isDone ? new Date(finishedAt.getTime() + FILE_DAYS * DAY_MS) : null;
  return {
    key: `export-${id}`,
    state: isDead && state !== 'cancelled' ? 'failed' : EXPORT_STATES[state],
    startedBy,
    createdAt,
    finishedAt,
    progress,
    goal: total,
    ...NO_DETAILS,
    export: { id, kind, files: isDone && !clearedAt ? filesOf(row) : [], expiresAt },
  };
};
