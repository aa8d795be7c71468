import { HOME_SECTIONS, isShownAt, MENU_GROUPS, type Schedule } from '@shop/shop-rules';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Conflict } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import type { ArrangedLayoutDto, LayoutDto } from './layout.dto.js';
import { refuseEndBeforeStart } from '../schedule/change-schedule.js';
import {
  LAYOUT_ID,
  StorefrontLayout,
  type Arranged,
  type ShownEntry,
  type StoredLayout,
} from './layout.entity.js';
import { LayoutQueries } from './layout.queries.js';

const FIRST: StoredLayout = { version: 0, categories: [], groups: [], sections: [] };

const LISTS = ['categories', 'groups', 'sections'] as const;

/** Order, visibility and schedules of the menu and of the home page, effective as soon as they are saved. */
@Injectable()
export class LayoutService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: LayoutQueries,
  ) {}

  /** What shoppers see, in order. */
  async shown(): Promise<LayoutDto> {
    const { groups, sections } = await this.arranged();
    const now = new Date();
    return { groups: shownOf(groups, now), sections: shownOf(sections, now) };
  }

  async current(): Promise<ArrangedLayoutDto> {
    const [layout, categories] = await Promise.all([this.arranged(), this.queries.categories()]);
    return { ...layout, categories: categories.map((each) => ({ id: each.id, ...entryOf(each) })) };
  }

  /** Replaces the layout; rejected if it was changed since `version` was read. */
  async change(input: ArrangedLayoutDto): Promise<ArrangedLayoutDto> {
    for (const list of LISTS)
      for (const [at, entry] of input[list].entries())
        refuseEndBeforeStart(scheduleOf(entry), `#/${list}/${at}/shownUntil`);
    const names = await this.queries.categories();
    await this.db.transaction(async (manager) => {
      const before = await this.queries.lock(manager, FIRST);
      if (before.version !== input.version)
        throw new Conflict('changed_meanwhile', msg('layout.changedMeanwhile'));
      const next: StoredLayout = {
        version: input.version + 1,
        categories: input.categories.map((each) => ({ id: each.id, ...entryOf(each) })),
        groups: complete(MENU_GROUPS, input.groups),
        sections: complete(HOME_SECTIONS, input.sections),
      };
      await manager.update(StorefrontLayout, LAYOUT_ID, next);
      const inWords = ({ categories, groups, sections }: StoredLayout) => ({
        categories: wordsOf(
          categories.map(({ id, ...entry }) => ({
            name: names.find((each) => each.id === id)?.name ?? String(id),
            ...entry,
          })),
        ),
        groups: wordsOf(groups),
        sections: wordsOf(sections),
      });
      await writeAudit(manager, {
        action: 'changed',
        subject: 'storefront_layout',
        subjectId: LAYOUT_ID,
        changes: changesOf(inWords(before), inWords(next)),
      });
    });
    return this.current();
  }

  private async arranged(): Promise<Omit<StoredLayout, 'categories'>> {
    const { version, groups, sections } = (await this.queries.current()) ?? FIRST;
    return {
      version,
      groups: complete(MENU_GROUPS, groups),
      sections: complete(HOME_SECTIONS, sections),
    };
  }
}

/** Without the key of the entry; only the times that it has. */
const entryOf = ({
  shown,
  shownFrom,
  shownUntil,
}: Partial<Schedule> & { shown: boolean }): ShownEntry => ({
  shown,
  ...(shownFrom && { shownFrom: new Date(shownFrom).toISOString() }),
  ...(shownUntil && { shownUntil: new Date(shownUntil).toISOString() }),
});

/** The stored entries, then the others. */
const complete = <Name extends string>(
  names: readonly Name[],
  stored: readonly Arranged<Name>[],
): Arranged<Name>[] => [
  ...stored.map((each) => ({ name: each.name, ...entryOf(each) })),
  ...names
    .filter((name) => !stored.some((each) => each.name === name))
    .map((name) => ({ name, shown: true })),
];

const scheduleOf = ({ shownFrom = null, shownUntil = null }: ShownEntry): Schedule => ({
  shownFrom,
  shownUntil,
});

const shownOf = <Name>(entries: readonly Arranged<Name>[], now: Date): Name[] =>
  entries
    .filter((entry) => entry.shown && isShownAt(scheduleOf(entry), now))
    .map(({ name }) => name);

/** For the audit log: "hero, categories (hidden), flash (from 2026-12-01T20:00:00.000Z)". */
const wordsOf = (entries: readonly Arranged<string>[]): string =>
  entries
    .map(({ name, shown, shownFrom, shownUntil }) => {
      const limits = [
        !shown && 'hidden',
        shownFrom && `from ${shownFrom}`,
        shownUntil && `until ${shownUntil}`,
      ].filter(Boolean);
      return limits.length === 0 ? name : `${name} (${limits.join(', ')})`;
    })
    .join(', ');
