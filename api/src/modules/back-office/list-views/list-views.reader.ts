import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIST_NAMES, listFilters, VIEWS_PER_LIST, type StaffRole } from '@shop/shop-rules';
import { In, IsNull, type DataSource } from 'typeorm';
import type { Principal } from '../../../platform/http/principal.js';
import { ListSettings } from './list-settings.entity.js';
import { ListView } from './list-view.entity.js';
import type { ListViewsDto } from './list-views.dto.js';
import { ListViewsQueries, type FilteredRecord } from './list-views.queries.js';
import { seenBy, staffRoleOf } from './seen-by.js';
import { readQuery, recordsIn } from './view-query.js';

/** Reads the views that an account sees, without the filters that it does not have. */
@Injectable()
export class ListViewsReader {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: ListViewsQueries,
  ) {}

  async of(user: Principal): Promise<ListViewsDto> {
    const lists = LIST_NAMES.filter((list) => seenBy(user, list));
    const role = staffRoleOf(user);
    const own = { staffId: user.id, list: In(lists) };
    const [views, settings] = await Promise.all([
      this.db.manager.find(ListView, {
        where: role === 'vendor' ? own : [own, { staffId: IsNull(), list: In(lists) }],
        order: { position: 'ASC', id: 'ASC' },
        take: 2 * VIEWS_PER_LIST * LIST_NAMES.length,
      }),
      this.db.manager.find(ListSettings, { where: own, take: LIST_NAMES.length }),
    ]);
    const seen = new Set(views.map(({ id }) => id));
    const exists = await this.existing(role, views);
    return {
      views: views.map(({ id, list, name, query, hiddenColumns, staffId, version }) => ({
        ...{ id, list, name, hiddenColumns, version, isShared: staffId === null },
        ...readQuery(listFilters(list, role) ?? {}, query, exists),
      })),
      settings: settings.map(({ list, hiddenColumns, defaultViewId }) => ({
        ...{ list, hiddenColumns },
        // A view that is no longer shared is not opened.
        defaultViewId: defaultViewId !== null && seen.has(defaultViewId) ? defaultViewId : null,
      })),
    };
  }

  private async existing(
    role: StaffRole,
    views: ListView[],
  ): Promise<(record: FilteredRecord) => boolean> {
    const named = views.flatMap(({ list, query }) =>
      recordsIn(listFilters(list, role) ?? {}, query),
    );
    const found = named.length > 0 ? await this.queries.existing(named) : [];
    const keys = new Set(found.map(({ kind, id }) => `${kind}-${id}`));
    return ({ kind, id }) => keys.has(`${kind}-${id}`);
  }
}
