import { HOME_SECTIONS, MENU_GROUPS } from '@shop/shop-rules';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Conflict } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import type { ArrangedLayoutDto, LayoutDto } from './layout.dto.js';
import { LAYOUT_ID, StorefrontLayout, type Arranged, type StoredLayout } from './layout.entity.js';
import { LayoutQueries } from './layout.queries.js';

const FIRST: StoredLayout = { version: 0, categories: [], groups: [], sections: [] };

/** Order and visibility of the menu and of the home page, effective as soon as they are saved. */
@Injectable()
export class LayoutService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: LayoutQueries,
  ) {}

  /** What shoppers see, in order. */
  async shown(): Promise<LayoutDto> {
    const { groups, sections } = await this.arranged();
    return { groups: shownOf(groups), sections: shownOf(sections) };
  }

  async current(): Promise<ArrangedLayoutDto> {
    const [layout, categories] = await Promise.all([this.arranged(), this.queries.categories()]);
    return { ...layout, categories: categories.map(({ id, shown }) => ({ id, shown })) };
  }

  /** Replaces the layout; rejected if it was changed since `version` was read. */
  async change(input: ArrangedLayoutDto): Promise<ArrangedLayoutDto> {
    const names = await this.queries.categories();
    await this.db.transaction(async (manager) => {
      const before = await this.queries.lock(manager, FIRST);
      if (before.version !== input.version)
        throw new Conflict('changed_meanwhile', msg('layout.changedMeanwhile'));
      const next: StoredLayout = {
        version: input.version + 1,
        categories: input.categories.map(({ id, shown }) => ({ id, shown })),
        groups: complete(MENU_GROUPS, input.groups),
        sections: complete(HOME_SECTIONS, input.sections),
      };
      await manager.update(StorefrontLayout, LAYOUT_ID, next);
      const inWords = ({ categories, groups, sections }: StoredLayout) => ({
        categories: wordsOf(
          categories.map(({ id, shown }) => ({
            name: names.find((each) => each.id === id)?.name ?? String(id),
            shown,
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

/** The stored entries, then the others. */
const complete = <Name extends string>(
  names: readonly Name[],
  stored: readonly Arranged<Name>[],
): Arranged<Name>[] => [
  ...stored.map(({ name, shown }) => ({ name, shown })),
  ...names
    .filter((name) => !stored.some((each) => each.name === name))
    .map((name) => ({ name, shown: true })),
];

const shownOf = <Name>(entries: readonly Arranged<Name>[]): Name[] =>
  entries.filter(({ shown }) => shown).map(({ name }) => name);

/** For the audit log: "hero, categories (hidden)". */
const wordsOf = (entries: readonly Arranged<string>[]): string =>
  entries.map(({ name, shown }) => (shown ? name : `${name} (hidden)`)).join(', ');
