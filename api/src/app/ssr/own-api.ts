import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { DirectRead } from '../fast-path.js';
import { callInProcess } from '../../platform/http/in-process-call.js';
import { asShopError } from '../../platform/http/problem.filter.js';
import { Unavailable } from '../../platform/http/problem.js';
import { keyOf, scopeOf } from '../../platform/response-cache/cacheable-routes.js';
import { tagOf } from '../../platform/response-cache/cached-response.js';
import { CatalogueCache } from '../../platform/response-cache/catalogue-cache.js';
import { dependsOn } from '../../platform/response-cache/dependencies.js';

export interface OwnResponse {
  readonly status: number;
  readonly text: string;
  /** The same for equal texts. */
  readonly tag: string;
}

/** Answers reads of the public routes of this process without a connection, through the response cache. */
@Injectable()
export class OwnApi {
  private reads: readonly DirectRead[] = [];

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly cache: CatalogueCache,
  ) {}

  /** Answers these reads by their services, which takes a small part of the time of their routes. */
  callDirectly(reads: readonly DirectRead[]): void {
    this.reads = reads;
  }

  async read(path: string): Promise<OwnResponse> {
    dependsOn({ products: [], aspects: ['contents', 'names'] });
    const key = keyOf(path);
    if (key === undefined) {
      dependsOn(undefined);
      return this.call(path);
    }
    try {
      const cached = this.cache.find(key) ?? (await this.cache.soon(key));
      return cached ?? (await this.make(key, path)) ?? (await this.call(path));
    } catch (error) {
      const problem = asShopError(error);
      // The route returns the problem; without the database it would wait once more.
      if (problem && !(problem instanceof Unavailable)) return this.call(path);
      throw error;
    }
  }

  private async make(key: string, path: string): Promise<OwnResponse | undefined> {
    const [pathname = '', query = ''] = path.split('?');
    for (const read of this.reads) {
      const match = read.path.exec(pathname);
      if (!match) continue;
      const make = (): Promise<string | Buffer> => {
        const scope = scopeOf(key);
        if (scope) dependsOn(scope);
        return read.answer({ id: Number(match[1]), query });
      };
      return (await this.cache.obtain(key, make))?.response;
    }
    return undefined;
  }

  private async call(path: string): Promise<OwnResponse> {
    const response = await callInProcess(this.adapter.httpAdapter.getInstance(), path);
    const text = await response.text();
    return { status: response.status, text, tag: tagOf(text) };
  }
}
