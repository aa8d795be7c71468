import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type AuditAction,
  listFilters,
  LISTS,
  sharesViews,
  VIEWS_PER_LIST,
  type ListName,
} from '@shop/shop-rules';
import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../../platform/http/principal.js';
import { Conflict, Forbidden, NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { writeAudit, type AuditRecord } from '../audit/write-audit.js';
import { ListSettings } from './list-settings.entity.js';
import { ListView } from './list-view.entity.js';
import type {
  ChangeListSettingsDto,
  ChangeListViewDto,
  OrderListViewsDto,
  SaveListViewDto,
} from './list-views.dto.js';
import { ListViewsQueries } from './list-views.queries.js';
import { seenBy, staffRoleOf } from './seen-by.js';
import { readQuery } from './view-query.js';

/** Saved views of lists: those of an account, and those that all staff who see the list share. */
@Injectable()
export class ListViewsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: ListViewsQueries,
  ) {}

  async save(user: Principal, view: SaveListViewDto): Promise<void> {
    const { list, name, hiddenColumns = null, isShared } = view;
    refuseUnseen(user, list);
    if (isShared) refuseUnmanaged(user, list);
    await this.alone(list, async (manager) => {
      await refuseTaken(manager, user, { list, name });
      const staffId = isShared ? null : user.id;
      const position = await place(manager, list, staffId);
      const query = knownPart(user, list, view.query);
      const row = { list, staffId, name, query, hiddenColumns, position };
      const { identifiers } = await manager.insert(ListView, row);
      if (isShared) await record(manager, 'added', { ...row, id: Number(identifiers[0]?.['id']) });
    });
  }

  /** Changes a view; one that someone else changed since `version` stays as it is. */
  async change(user: Principal, id: number, change: ChangeListViewDto): Promise<void> {
    const { list } = await this.found(this.db.manager, user, id);
    await this.alone(list, async (manager) => {
      const view = await this.found(manager, user, id);
      const wasShared = view.staffId === null;
      const { name = view.name, isShared = wasShared } = change;
      if (wasShared || isShared) refuseUnmanaged(user, list);
      if (view.version !== change.version) throw changedMeanwhile();
      await refuseTaken(manager, user, { list, name, id });
      const staffId = isShared ? null : user.id;
      const next = {
        ...{ name, staffId, version: view.version + 1 },
        query: change.query === undefined ? view.query : knownPart(user, list, change.query),
        hiddenColumns:
          change.hiddenColumns === undefined ? view.hiddenColumns : change.hiddenColumns,
        position: isShared === wasShared ? view.position : await place(manager, list, staffId),
      };
      await manager.update(ListView, id, next);
      if (wasShared || isShared)
        await record(manager, 'changed', { ...view, name }, differences(view, next));
    });
  }

  /** Deletes a view; a second call changes nothing. */
  async remove(user: Principal, id: number, version?: number): Promise<void> {
    const known = await this.db.manager.findOneBy(ListView, { id });
    if (!known || !isOf(user, known)) return;
    const isShared = known.staffId === null;
    if (isShared) refuseUnmanaged(user, known.list);
    await this.alone(known.list, async (manager) => {
      const view = await manager.findOneBy(ListView, { id });
      if (!view || !isOf(user, view)) return;
      if (version !== undefined && view.version !== version) throw changedMeanwhile();
      await manager.delete(ListView, { id });
      if (isShared) await record(manager, 'deleted', view);
    });
  }

  async order(user: Principal, { list, isShared, ids }: OrderListViewsDto): Promise<void> {
    refuseUnseen(user, list);
    if (isShared) refuseUnmanaged(user, list);
    await this.alone(list, async (manager) => {
      const views = await manager.find(ListView, {
        select: { id: true },
        where: { list, staffId: isShared ? IsNull() : user.id },
        take: VIEWS_PER_LIST,
      });
      const isComplete = views.length === ids.length && views.every(({ id }) => ids.includes(id));
      if (!isComplete) throw changedMeanwhile();
      await this.queries.order(manager, ids);
      if (isShared)
        await writeAudit(manager, {
          ...{ action: 'reordered', subject: 'list_views', subjectId: 0 },
          changes: { list: { to: list } },
        });
    });
  }

  /** Stores the columns and the first view of the caller's list. */
  async changeSettings(
    user: Principal,
    { list, ...changes }: ChangeListSettingsDto,
  ): Promise<void> {
    refuseUnseen(user, list);
    const { defaultViewId } = changes;
    if (typeof defaultViewId === 'number') {
      const view = await this.found(this.db.manager, user, defaultViewId);
      if (view.list !== list) throw new NotFound(msg('listView.notFound'));
    }
    await this.db.manager.upsert(ListSettings, { staffId: user.id, list, ...changes }, [
      'staffId',
      'list',
    ]);
  }

  /** A view that the caller sees. */
  private async found(manager: EntityManager, user: Principal, id: number): Promise<ListView> {
    const view = await manager.findOneBy(ListView, { id });
    if (!view || !isOf(user, view)) throw new NotFound(msg('listView.notFound'));
    return view;
  }

  private alone(list: ListName, work: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.db.transaction(async (manager) => {
      await this.queries.lock(manager, list);
      await work(manager);
    });
  }
}

const changedMeanwhile = (): Conflict =>
  new Conflict('changed_meanwhile', msg('listView.changedMeanwhile'));

/** Whether the caller sees the view. */
const isOf = (user: Principal, { list, staffId }: ListView): boolean =>
  seenBy(user, list) && (staffId === user.id || (staffId === null && user.role !== 'vendor'));

const refuseUnseen = (user: Principal, list: ListName): void => {
  if (!seenBy(user, list)) throw new Forbidden();
};

const refuseUnmanaged = (user: Principal, list: ListName): void => {
  if (sharesViews(list, staffRoleOf(user), user.rights)) return;
  const right = msg(`right.${LISTS[list].share}`);
  throw new Forbidden(msg('auth.rightMissing', { right }), 'right_missing');
};

/** The filters that the caller has. */
const knownPart = (user: Principal, list: ListName, query: string): string =>
  readQuery(listFilters(list, staffRoleOf(user)) ?? {}, query).query;

/** Views that an account sees together have different names. */
const refuseTaken = async (
  manager: EntityManager,
  user: Principal,
  { list, name, id = 0 }: { list: ListName; name: string; id?: number },
): Promise<void> => {
  const same = { list, name, id: Not(id) };
  const others = [
    { ...same, staffId: user.id },
    { ...same, staffId: IsNull() },
  ];
  const where = user.role === 'vendor' ? others.slice(0, 1) : others;
  if (!(await manager.existsBy(ListView, where))) return;
  const detail = msg('listView.exists');
  throw new Conflict('view_exists', detail, [{ pointer: '#/name', detail }]);
};

/** The last place among the views of the list, which are limited. */
const place = async (
  manager: EntityManager,
  list: ListName,
  staffId: number | null,
): Promise<number> => {
  const group = { list, staffId: staffId ?? IsNull() };
  if ((await manager.countBy(ListView, group)) >= VIEWS_PER_LIST)
    throw new Conflict('too_many_views', msg('listView.tooMany', { count: VIEWS_PER_LIST }));
  return ((await manager.maximum(ListView, 'position', group)) ?? 0) + 1;
};

type Recorded = Pick<ListView, 'name' | 'query' | 'staffId' | 'hiddenColumns'>;
const FIELDS = ['name', 'query', 'hiddenColumns'] as const;

const differences = (from: Recorded, to: Recorded): NonNullable<AuditRecord['changes']> => ({
  ...Object.fromEntries(
    FIELDS.filter((field) => String(from[field]) !== String(to[field])).map((field) => [
      field,
      { from: from[field], to: to[field] },
    ]),
  ),
  ...((from.staffId === null) !== (to.staffId === null) && {
    isShared: { from: from.staffId === null, to: to.staffId === null },
  }),
});

/** Records a change of a shared view. */
const record = (
  manager: EntityManager,
  action: AuditAction,
  { id, name, list }: Pick<ListView, 'id' | 'name' | 'list'>,
  changes: AuditRecord['changes'] = { list: { to: list } },
): Promise<void> =>
  writeAudit(manager, { action, subject: 'list_views', subjectId: id, label: name, changes });
