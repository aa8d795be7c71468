import { Injectable } from '@nestjs/common';
import { SHOP_PAGE_NAMES, type ShopPageName } from '@shop/shop-rules';
import { ActorQueries } from '../../../platform/auth/actor.queries.js';
import { SigningKeys } from '../../../platform/auth/sessions/signing-keys.js';
import type { Principal } from '../../../platform/http/principal.js';

/** Who previews a page. */
export type Viewer = Pick<Principal, 'id' | 'sessionId'>;

/** Without dots, which would make the path that of a file: page, account, session, signature. */
const TOKEN = /^(([a-z]+)-(\d{1,10})-([\da-f-]{36}))-([\w-]+)$/;

/** The signed link to the preview of a draft: valid as long as the session of its staff account, and its right. */
@Injectable()
export class PagePreviewLink {
  constructor(
    private readonly keys: SigningKeys,
    private readonly actors: ActorQueries,
  ) {}

  /** Path in the shop. */
  to(page: ShopPageName, { id, sessionId }: Viewer): string {
    const claims = `${page}-${id}-${sessionId}`;
    return `/page-preview/${claims}-${this.keys.sign(signed(claims))}`;
  }

  /** The page of a token; undefined if it is invalid, or if its account may not edit pages any more. */
  async pageOf(token: string): Promise<ShopPageName | undefined> {
    const [, claims = '', page, id, sessionId = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!this.keys.isSignature(signed(claims), signature)) return undefined;
    const isAllowed = await this.actors.hasRight(sessionId, Number(id), 'pages.edit');
    return isAllowed ? SHOP_PAGE_NAMES.find((name) => name === page) : undefined;
  }
}

const signed = (claims: string): string => `page-preview:${claims}`;
