import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { callInProcess } from '../../platform/http/in-process-call.js';
import { keyOf } from '../../platform/response-cache/cacheable-routes.js';
import type { CachedResponse } from '../../platform/response-cache/cached-response.js';
import { CatalogueCache } from '../../platform/response-cache/catalogue-cache.js';
import { dependsOn } from '../../platform/response-cache/dependencies.js';

/** Calls the public routes of this process without a connection, through the response cache. */
@Injectable()
export class OwnApi {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly answers: CatalogueCache,
  ) {}

  async fetch({ url }: Request): Promise<Response> {
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    dependsOn({ products: [], aspects: ['contents', 'names'] });
    const answer = await this.cached(path);
    if (answer) return new Response(new Uint8Array(answer.body));
    return callInProcess(this.adapter.httpAdapter.getInstance(), path);
  }

  private async cached(path: string): Promise<CachedResponse | undefined> {
    const key = keyOf(path);
    if (key !== undefined) return this.answers.find(key) ?? this.answers.soon(key);
    dependsOn(undefined);
    return undefined;
  }
}
