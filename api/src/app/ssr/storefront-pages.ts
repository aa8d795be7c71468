import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Env } from '../../platform/config/env.js';
import { CatalogueCache } from '../../platform/response-cache/catalogue-cache.js';
import { NotFound, TooManyRequests } from '../../platform/http/problem.js';
import { CallLimits } from '../../platform/rate-limit/call-limits.js';
import { callerAt } from '../../platform/rate-limit/client-address.js';
import { LIMITS } from '../../platform/rate-limit/limits.js';
import { pageAddressOf, type PageAddress } from './page-address.js';
import { narrowedList } from './narrowed-list.js';
import { PageRenderer, type MadePage } from './page-renderer.js';
import { SiteMap } from './site-map.js';
import { Spa } from './spa.js';

const HTML = 'text/html; charset=utf-8';
const RETRY_SECONDS = '5';

/** The storefront's files, pages and site maps. Finished pages are kept like answers, as long as nothing changes. */
@Injectable()
export class StorefrontPages {
  private readonly logger = new Logger(StorefrontPages.name);
  private readonly spa: Spa;

  constructor(
    env: Env,
    private readonly answers: CatalogueCache,
    private readonly limits: CallLimits,
    private readonly maker: PageRenderer,
    private readonly siteMap: SiteMap,
  ) {
    this.spa = new Spa(env.STOREFRONT_DIST);
  }

  /** False when there is nothing at the path. */
  async send(request: Request, response: Response, path: string): Promise<boolean> {
    if (path === '/robots.txt') {
      response.type('text/plain').set('Cache-Control', 'public, max-age=3600');
      response.send(this.siteMap.robots);
      return true;
    }
    if (SiteMap.has(path)) return this.sendSiteMap(request, response, path);
    if (this.spa.sendFile(request, response, path)) return true;
    if (!this.spa.isBuilt || /\.\w+$/.test(path)) return false;
    await this.sendPage(request, response, pageAddressOf(path));
    return true;
  }

  /** Whatever keeps a page from being made, the program of the storefront still arrives and says so itself. */
  private async sendPage(
    request: Request,
    response: Response,
    address: PageAddress,
  ): Promise<void> {
    try {
      await this.sendMade(request, response, address);
    } catch (error) {
      const isLimit = error instanceof TooManyRequests;
      if (!isLimit) this.logger.error(error);
      if (response.headersSent) return void response.destroy();
      response.status(isLimit ? 429 : 503).set('Retry-After', RETRY_SECONDS);
      this.spa.sendIndex(response);
    }
  }

  private async sendMade(
    request: Request,
    response: Response,
    address: PageAddress,
  ): Promise<void> {
    const [, query = ''] = request.originalUrl.split('?');
    const narrowed = narrowedList(address, query);
    let page: MadePage | undefined;
    const make = async (): Promise<string | undefined> => {
      await this.limits.count(narrowed ? LIMITS.list : LIMITS.read, callerAt(request.ip));
      page = await this.maker.make(address, narrowed);
      // Whoever types anything into an address gets no place in the memory for it.
      return page.status === 200 && !narrowed ? page.text : undefined;
    };
    const key = `page ${address.locale} ${address.path}${narrowed?.query ?? ''}`;
    const obtained = await this.answers.obtain(key, make, HTML);
    if (obtained) return obtained.answer.send(request, response, obtained.from);
    if (page)
      response.status(page.status).set('Cache-Control', 'no-cache').type(HTML).send(page.text);
  }

  private async sendSiteMap(request: Request, response: Response, path: string): Promise<boolean> {
    await this.limits.count(LIMITS.list, callerAt(request.ip));
    try {
      const text = await this.answers.allowReplicaReads(() => this.siteMap.file(path));
      response.type('application/xml').set('Cache-Control', 'public, max-age=3600').send(text);
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }
}
