import { createHash } from 'node:crypto';
import type { PublicSettingsDto } from '@shop/contracts';
import { createElement, type ComponentProps, type ReactNode } from 'react';
import type { CachedFragment } from '@/shared/rendering/cached-fragment';
import type { PageAddress } from './page-address';

/** Stores markup by a key that identifies it. */
export interface FragmentStore {
  get: (key: string) => Buffer | undefined;
  set: (key: string, markup: Buffer) => void;
}

/** Encloses a fragment in the rendered markup; React escapes every other `<`. */
const TAG = 'cached-fragment';
const FRAGMENT = new RegExp(`<${TAG} data-at="(\\d+)">([^]*?)</${TAG}>`);
/** React's mark of content that is missing because its code was not loaded. */
const INCOMPLETE = '<!--$!-->';
const DAY = 'YYYY-MM-DD'.length;

const hashOf = (values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url');

/** The fragments of one rendering: those that are stored are not rendered again. */
export class Fragments {
  private readonly found: { key: string; markup: Buffer | undefined }[] = [];
  private readonly base: string;

  constructor(
    private readonly store: FragmentStore,
    private readonly address: PageAddress,
    shop: PublicSettingsDto,
  ) {
    // Markup may show the date.
    const day = new Date().toISOString().slice(0, DAY);
    this.base = hashOf([address.locale, day, shop]);
  }

  readonly element = ({
    name,
    of,
    hasCurrent,
    children,
  }: ComponentProps<typeof CachedFragment>): ReactNode => {
    const path = hasCurrent ? this.address.path : '';
    const key = hashOf([this.base, name, of, path]);
    const markup = this.store.get(key);
    const at = this.found.push({ key, markup }) - 1;
    return createElement(TAG, { 'data-at': at }, markup ? undefined : children());
  };

  /** The rendered markup in parts, with the stored fragments; stores the others. */
  resolve(body: string): (string | Buffer)[] {
    // Outside of fragments, their numbers, their contents.
    return body.split(FRAGMENT).map((part, at, all) => {
      if (at % 3 === 1) return '';
      const fragment = at % 3 === 2 ? this.found[Number(all[at - 1])] : undefined;
      if (!fragment) return part;
      if (fragment.markup) return fragment.markup;
      const markup = Buffer.from(part);
      if (!part.includes(INCOMPLETE)) this.store.set(fragment.key, markup);
      return markup;
    });
  }
}
