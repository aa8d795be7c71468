import type { ClassConstructor } from 'class-transformer';
import type { DeepPartial, EntityManager, FindOptionsWhere } from 'typeorm';
import { cellOf, timeIn } from '../../../platform/files/list-cells.js';
import { extended, refuseTaken } from '../../../platform/files/list-problems.js';
import {
  ListTable,
  validRow,
  type TableCells,
  type TableRow,
} from '../../../platform/files/list-table.js';
import type { ListTableName, NamedTable } from '../../../platform/files/list-table.queries.js';
import type { Principal } from '../../../platform/http/principal.js';
import { NotFound } from '../../../platform/http/problem.js';
import { refuseEndBeforeStart } from '../schedule/change-schedule.js';
import type { ContentStore } from '../content-store/content-store.js';

const SCHEDULE = ['shownFrom', 'shownUntil'] as const;

interface ContentRow {
  id: number;
  shownFrom?: Date | null;
  shownUntil?: Date | null;
}

interface ContentColumns<T> {
  /** Those that an import reads. */
  columns: readonly (keyof T & string)[];
  /** Validates the fields of a changed row. */
  changed: ClassConstructor<object>;
  /** Columns that only inform. */
  information?: readonly (keyof T & string)[];
}

/** What a list of contents has in its file. */
type ContentFile<T> = ContentColumns<T> &
  (
    | {
        table: NamedTable;
        added: {
          /** Validates the fields of an added row. */
          input: ClassConstructor<object>;
          /** Column of the name, without which a row cannot be added. */
          name: keyof T & string;
          /** Refuses to delete an added row that is used. */
          free?: (id: number) => (manager: EntityManager) => Promise<void>;
        };
      }
    // An import adds no rows, because they need a picture or a video.
    | { table: ListTableName; added?: undefined }
  );

/** Contents as a file, times in Dubai; pictures and videos are not in it. */
export abstract class ContentTable<
  T extends ContentRow,
  Column extends keyof T & string,
> extends ListTable {
  override readonly addsRows: boolean;

  constructor(
    manager: EntityManager,
    private readonly store: ContentStore<T, Column>,
    private readonly file: ContentFile<T>,
  ) {
    super(manager);
    this.addsRows = file.added !== undefined;
  }

  table(): ListTableName {
    return this.file.table;
  }

  columns(): readonly string[] {
    return this.file.columns;
  }

  required(): readonly string[] {
    const { added } = this.file;
    return added ? [added.name] : [];
  }

  override information(): readonly string[] {
    return this.file.information ?? [];
  }

  ids(_query: object, _by: Principal, limit: number): Promise<number[]> {
    return this.store.ids(limit);
  }

  async read(manager: EntityManager, ids: readonly number[]): Promise<TableRow[]> {
    const names = [...this.file.columns, ...(this.file.information ?? [])];
    const rows = await this.store.allIn(manager, ids);
    return rows.map((row) => ({
      id: row.id,
      cells: Object.fromEntries(names.map((name) => [name, cellOf(row[name])])),
    }));
  }

  async write(
    manager: EntityManager,
    _by: Principal,
    { id, cells }: { id: number | null; cells: TableCells },
  ): Promise<number> {
    const { file } = this;
    if (id === null) {
      if (!file.added) throw new NotFound();
      const { input: type, name } = file.added;
      const input = await validRow(type, cells);
      await refuseTaken(manager, file.table, cells[name] ?? '', name);
      return (await this.store.addIn(manager, input as DeepPartial<T>)).id;
    }
    const fields = Object.fromEntries(
      Object.entries(cells).filter(([column]) => !SCHEDULE.some((time) => time === column)),
    );
    const schedule = scheduleIn(cells);
    if (Object.keys(schedule).length > 0) {
      const [{ shownFrom = null, shownUntil = null } = {}] = await this.store.allIn(manager, [id]);
      refuseEndBeforeStart({ shownFrom, shownUntil, ...schedule });
    }
    const values = { ...(await validRow(file.changed, fields)), ...schedule };
    await this.store.changeIn(manager, idOf<T>(id), values as DeepPartial<T>);
    return id;
  }

  async remove(manager: EntityManager, _by: Principal, id: number): Promise<void> {
    const [row] = await this.store.allIn(manager, [id]);
    if (row && this.store.hasFiles(row)) throw extended();
    await this.store.removeIn(manager, idOf<T>(id), this.file.added?.free?.(id));
  }
}

const idOf = <T>(id: number): FindOptionsWhere<T> & { id: number } =>
  ({ id }) as FindOptionsWhere<T> & { id: number };

/** The times among these cells. */
const scheduleIn = (cells: TableCells): Partial<Record<(typeof SCHEDULE)[number], Date | null>> =>
  Object.fromEntries(
    SCHEDULE.flatMap((column) => {
      const cell = cells[column];
      if (cell === undefined) return [];
      const time = timeIn(column, cell);
      return [[column, time === null ? null : new Date(time)]];
    }),
  );
