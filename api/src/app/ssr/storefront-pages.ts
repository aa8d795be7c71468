import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Env } from '../../platform/config/env.js';
import { CatalogueCache } from '../../platform/response-cache/catalogue-cache.js';
import { NotFound, TooManyRequests } from '../../platform/http/problem.js';
import { CallLimits } from '../../platform/rate-limit/call-limits.js';
import { callerAt } from '../../platform/rate-limit/client-address.js';
import { LIMITS } from '../../platform/rate-limit/limits.js';
import { SettingsService } from '../../modules/content/settings/settings.service.js';
import { PageTemplate } from './page-template.js';
import { SiteMap } from './site-map.js';
import { Spa } from './spa.js';
import { StorefrontBundle, type RenderedPage } from './storefront-bundle.js';

const HTML = 'text/html; charset=utf-8';
const MANIFEST = '/manifest.webmanifest';
const RETRY_SECONDS = '5';

/** The storefront's files, pages and site maps. Rendered pages are cached until the catalogue changes. */
@Injectable()
export class StorefrontPages {
  private readonly logger = new Logger(StorefrontPages.name);
  private readonly spa: Spa;
  private readonly template: PageTemplate;

  constructor(
    env: Env,
    private readonly answers: CatalogueCache,
    private readonly limits: CallLimits,
    private readonly storefront: StorefrontBundle,
    private readonly siteMap: SiteMap,
    private readonly settings: SettingsService,
  ) {
    this.spa = new Spa(env.STOREFRONT_DIST);
    this.template = new PageTemplate(env.STOREFRONT_DIST);
  }

  /** False if nothing exists at the path. */
  async send(request: Request, response: Response, path: string): Promise<boolean> {
    if (path === '/robots.txt') {
      response.type('text/plain').set('Cache-Control', 'public, max-age=3600');
      response.send(this.siteMap.robots);
      return true;
    }
    if (path === MANIFEST) return this.sendManifest(request, response);
    if (SiteMap.has(path)) return this.sendSiteMap(request, response, path);
    if (this.spa.sendFile(request, response, path)) return true;
    if (!this.spa.isBuilt || /\.\w+$/.test(path)) return false;
    await this.sendPage(request, response, path);
    return true;
  }

  /** If rendering fails, the page is sent without it and the browser renders or shows the error. */
  private async sendPage(request: Request, response: Response, path: string): Promise<void> {
    try {
      await this.sendRendered(request, response, path);
    } catch (error) {
      const isLimit = error instanceof TooManyRequests;
      if (!isLimit) this.logger.error(error);
      if (response.headersSent) return void response.destroy();
      response.status(isLimit ? 429 : 503).set('Retry-After', RETRY_SECONDS);
      this.spa.sendIndex(response);
    }
  }

  private async sendRendered(request: Request, response: Response, path: string): Promise<void> {
    const [, query = ''] = request.originalUrl.split('?');
    const address = await this.storefront.resolve(path, query);
    const { key, isNarrowed } = address;
    let page: RenderedPage | undefined;
    const make = async (): Promise<string | undefined> => {
      await this.limits.count(isNarrowed ? LIMITS.list : LIMITS.read, callerAt(request.ip));
      page = await this.storefront.render(address);
      // Addresses with filters are not cached, because their number is unlimited.
      return page.status === 200 && !isNarrowed ? this.template.fill(page) : undefined;
    };
    const obtained = await this.answers.obtain(`page ${key}`, make, HTML);
    if (obtained) return obtained.answer.send(request, response, obtained.from);
    if (!page) return;
    response.status(page.status).set('Cache-Control', 'no-cache').type(HTML);
    response.send(this.template.fill(page));
  }

  /** The web app manifest with the shop's name. */
  private async sendManifest(request: Request, response: Response): Promise<boolean> {
    const make = async (): Promise<string | undefined> => {
      await this.limits.count(LIMITS.read, callerAt(request.ip));
      const file = await readFile(join(this.spa.folder, MANIFEST), 'utf8').catch(() => undefined);
      if (file === undefined) return undefined;
      const { en } = (await this.settings.current()).name;
      return JSON.stringify({ ...(JSON.parse(file) as object), name: en, short_name: en });
    };
    const obtained = await this.answers.obtain('manifest', make, 'application/manifest+json');
    await obtained?.answer.send(request, response, obtained.from);
    return obtained !== undefined;
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
