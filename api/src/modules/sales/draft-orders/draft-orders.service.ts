import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityManager } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/problem.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import { toE164 } from '../../people/shoppers/phone.js';
import type { CartLineDto } from '../checkout/checkout.dto.js';
import { insufficientStock, wrongOptions } from '../checkout/pricing/line-refusals.js';
import { describedLine, type PricedLine } from '../checkout/pricing/priced-line.js';
import { PricingService } from '../checkout/pricing/pricing.service.js';
import { MailsService } from '../mails/mails.service.js';
import { cityNameOf } from '../order-core/city-name.js';
import { DraftLink } from '../order-core/draft/draft-link.js';
import { DraftOrder, type DraftLine } from '../order-core/draft/draft-order.entity.js';
import type {
  ChangeDraftOrderDto,
  DraftOrderDto,
  DraftOrderInputDto,
  DraftOrderListQueryDto,
  DraftOrderPageDto,
  FoundShopperDto,
  OpenedDraftOrderDto,
  SendDraftOrderDto,
  WithdrawDraftOrderDto,
} from './draft-order.dto.js';
import { toDraftOrderDto, toOpenedDraftOrderDto } from './draft-order-view.js';
import { DraftOrdersQueries, type DraftRow } from './draft-orders.queries.js';

const PAGE = 20;
/** Largest quantity of a line. */
const MOST_ITEMS = 99;

/** What staff enter, as it is stored. */
type DraftContent = Pick<
  DraftOrder,
  | 'locale'
  | 'fullName'
  | 'phone'
  | 'email'
  | 'city'
  | 'area'
  | 'building'
  | 'flat'
  | 'note'
  | 'conversationUrl'
  | 'lines'
>;
type Action = 'added' | 'copied' | 'changed' | 'sent' | 'withdrawn';

/** Orders that staff prepare for shoppers, who check and pay them with a link. */
@Injectable()
export class DraftOrdersService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: DraftOrdersQueries,
    private readonly pricing: PricingService,
    private readonly settings: SettingsService,
    private readonly mails: MailsService,
    private readonly link: DraftLink,
    private readonly env: Env,
  ) {}

  async page(query: DraftOrderListQueryDto): Promise<DraftOrderPageDto> {
    const { page = 1, limit = PAGE, state, q } = query;
    const offset = (page - 1) * limit;
    const [{ rows, total }, settings] = await Promise.all([
      this.queries.page({ state, q, limit, offset }),
      this.settings.current(),
    ]);
    const drafts = rows.map((row) => toDraftOrderDto(row, this.link, settings));
    return { drafts, total, page, limit };
  }

  async one(id: number): Promise<DraftOrderDto> {
    return this.shown(found(await this.queries.one(id)));
  }

  /** The draft that became an order; null if there is none. */
  async ofOrder(operationId: string): Promise<DraftOrderDto | null> {
    const row = await this.queries.ofOrder(operationId);
    return row ? this.shown(row) : null;
  }

  /** Persons with a phone number. */
  findShoppers(phone: string): Promise<FoundShopperDto[]> {
    return this.queries.findShopper(toE164(phone));
  }

  async add(input: DraftOrderInputDto, by: Principal): Promise<DraftOrderDto> {
    const content = await this.contentOf(input);
    return this.insert(content, by, 'added');
  }

  /** A new draft with the same contents, without a conversation of its own. */
  async copy(id: number, by: Principal): Promise<DraftOrderDto> {
    const row = found(await this.queries.one(id));
    const { locale, fullName, phone, email, city, area, building, flat, note } = row;
    const place = { city, area, building, flat };
    const { conversationUrl, lines } = row;
    const content = { locale, fullName, phone, email, ...place, note, conversationUrl, lines };
    return this.insert(content, by, 'copied');
  }

  /** Replaces the contents of a draft that is not bought or withdrawn; its link works for the whole time again. */
  async change(id: number, { version, ...input }: ChangeDraftOrderDto): Promise<DraftOrderDto> {
    const content = await this.contentOf(input);
    return this.edit(id, async (manager, draft) => {
      if (draft.version !== version) throw new Conflict('changed_meanwhile', msg('draft.outdated'));
      const changes = changedFields(draft, content);
      await manager.update(DraftOrder, id, {
        ...content,
        version: version + 1,
        expiresAt: this.end,
      });
      await audit(manager, id, 'changed', changes);
    });
  }

  /** Mails the link, or records that staff have sent it; it works for the whole time again. */
  async send(id: number, { by, version }: SendDraftOrderDto): Promise<DraftOrderDto> {
    return this.edit(id, async (manager, draft) => {
      // What was sent in a chat is only recorded.
      if (by === 'email') refuseOutdated(draft, version);
      if (by === 'email' && !draft.email) {
        const detail = msg('draft.emailNeeded');
        throw new InvalidInput(detail, [{ pointer: '#/email', detail }]);
      }
      if (by === 'email') await this.mails.draftOrder(manager, draft, randomUUID());
      await manager.update(DraftOrder, id, { sentAt: () => 'now()', expiresAt: this.end });
      await audit(manager, id, 'sent');
    });
  }

  /** Its link works no more; withdrawing it again changes nothing. */
  async withdraw(id: number, { version }: WithdrawDraftOrderDto): Promise<DraftOrderDto> {
    const current = found(await this.queries.one(id));
    if (current.state === 'withdrawn') return this.shown(current);
    return this.edit(id, async (manager, draft) => {
      refuseOutdated(draft, version);
      await manager.update(DraftOrder, id, { withdrawnAt: () => 'now()' });
      await audit(manager, id, 'withdrawn');
    });
  }

  /** The draft for who has its link; records that it was opened. */
  async open(id: number, key: string | undefined): Promise<OpenedDraftOrderDto> {
    const row = this.link.isKey(id, key) ? await this.queries.one(id) : undefined;
    if (!row) throw new NotFound(msg('draft.linkInvalid'), 'link_invalid');
    if (row.openedAt === null) await this.queries.opened(id);
    return toOpenedDraftOrderDto(row);
  }

  private readonly end = (): string => `now() + interval '${this.env.DRAFT_ORDER_DAYS} days'`;

  private async insert(
    content: DraftContent,
    { id: createdBy }: Principal,
    action: Action,
  ): Promise<DraftOrderDto> {
    const id = await this.db.transaction(async (manager) => {
      const { identifiers } = await manager.insert(DraftOrder, {
        ...content,
        createdBy,
        expiresAt: this.end,
      });
      const inserted = Number(identifiers[0]?.['id']);
      await audit(manager, inserted, action);
      return inserted;
    });
    return this.one(id);
  }

  /** Runs `work` with the draft locked; refuses one that is bought or withdrawn. */
  private async edit(
    id: number,
    work: (manager: EntityManager, draft: DraftOrder) => Promise<void>,
  ): Promise<DraftOrderDto> {
    await this.db.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const draft = await manager.findOne(DraftOrder, { where: { id }, lock });
      const { state } = found(await this.queries.oneIn(manager, id));
      if (!draft || state === 'paid' || state === 'withdrawn')
        throw new Conflict('draft_not_editable', msg('draft.notEditable'));
      await work(manager, draft);
    });
    return this.one(id);
  }

  /** Validates the input and prices its lines. */
  private async contentOf(input: DraftOrderInputDto): Promise<DraftContent> {
    const { lines, phone, city, email, ...same } = input;
    const content = {
      ...same,
      phone: phone && toE164(phone),
      email: email.toLowerCase(),
      city: city && cityNameOf(city, '#/city'),
    };
    return { ...content, lines: await this.linesOf(lines) };
  }

  /** Equal lines are one; a lack of stock is no reason to refuse, because a draft takes none. */
  private async linesOf(requested: readonly CartLineDto[]): Promise<DraftLine[]> {
    const priced = await this.pricing.priced(requested);
    const unavailable = priced.filter(({ problem }) => problem === 'unavailable');
    if (unavailable.length > 0) throw insufficientStock(priced, unavailable);
    if (priced.some(({ options }) => options.problems.length > 0)) throw wrongOptions(priced);
    const lines = new Map<string, DraftLine>();
    for (const each of priced) {
      const line = toDraftLine(each);
      const key = JSON.stringify([line.productId, line.size, line.color]);
      const quantity = line.quantity + (lines.get(key)?.quantity ?? 0);
      lines.set(key, { ...line, quantity: Math.min(quantity, MOST_ITEMS) });
    }
    return [...lines.values()];
  }

  private async shown(row: DraftRow): Promise<DraftOrderDto> {
    return toDraftOrderDto(row, this.link, await this.settings.current());
  }
}

const refuseOutdated = (draft: DraftOrder, version = draft.version): void => {
  if (draft.version !== version)
    throw new Conflict('changed_meanwhile', msg('draft.changedBefore'));
};

const found = (row: DraftRow | undefined): DraftRow => {
  if (!row) throw new NotFound(msg('draft.notFound'));
  return row;
};

const toDraftLine = (line: PricedLine): DraftLine => ({
  ...describedLine(line),
  unitFils: line.unitFils,
});

/** The names of what differs; the values are of a shopper. */
const changedFields = (before: DraftContent, after: DraftContent): Record<string, object> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof DraftContent)[])
      .filter((name) => !isDeepStrictEqual(before[name], after[name]))
      .map((name) => [name, {}]),
  );

const audit = (
  manager: EntityManager,
  subjectId: number,
  action: Action,
  changes = {},
): Promise<void> => writeAudit(manager, { action, subject: 'draft_orders', subjectId, changes });
