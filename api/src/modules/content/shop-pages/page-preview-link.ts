import { Injectable } from '@nestjs/common';
import { SHOP_PAGE_NAMES, type ShopPageName } from '@shop/shop-rules';
import { ActorQueries } from '../../../platform/auth/actor.queries.js';
import { STAFF_SESSION } from '../../../platform/auth/sessions/session-limits.js';
import { SigningKeys } from '../../../platform/auth/sessions/signing-keys.js';
import type { Principal } from '../../../platform/http/principal.js';

/** Who previews a page. */
export type Viewer = Pick<Principal, 'id'>;

/** Without dots, which would make the path that of a file: page, account, hour of the end, signature. */
const TOKEN = /^(([a-z]+)-(\d{1,10})-(\d{1,10}))-([\w-]+)$/;

const HOUR_SECONDS = 3600;
const now = (): number => Date.now() / 1000;

/**
 * The signed link to the preview of a draft: valid as long as a session may last, while its staff account has an open session, also
 * another one than that in which it was made, and the right to edit pages.
 */
@Injectable()
export class PagePreviewLink {
  constructor(
    private readonly keys: SigningKeys,
    private readonly actors: ActorQueries,
  ) {}

  /** Path in the shop; the same within an hour, so that an open preview is not loaded again. */
  to(page: ShopPageName, { id }: Viewer): string {
    const ends = Math.ceil((now() + STAFF_SESSION.seconds) / HOUR_SECONDS);
    const claims = `${page}-${id}-${ends}`;
    return `/page-preview/${claims}-${this.keys.sign(signed(claims))}`;
  }

  /** The page of a token; undefined if it is invalid or over, or if its account may not edit pages any more. */
  async pageOf(token: string): Promise<ShopPageName | undefined> {
    const [, claims = '', page, id, ends, signature = ''] = TOKEN.exec(token) ?? [];
    if (!this.keys.isSignature(signed(claims), signature)) return undefined;
    if (now() >= Number(ends) * HOUR_SECONDS) return undefined;
    const isAllowed = await this.actors.hasRight(Number(id), 'pages.edit');
    return isAllowed ? SHOP_PAGE_NAMES.find((name) => name === page) : undefined;
  }
}

const signed = (claims: string): string => `page-preview:${claims}`;
