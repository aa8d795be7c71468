import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Injectable, Logger } from '@nestjs/common';
import { mediaUrl } from '@shop/shop-rules';
import type { Request, Response } from 'express';
import { Env } from '../../platform/config/env.js';
import { CatalogueCache } from '../../platform/response-cache/catalogue-cache.js';
import type { Obtained } from '../../platform/response-cache/response-cache.js';
import { compress, encodingFor } from '../../platform/http/response-body.js';
import { TooManyRequests } from '../../platform/http/problem.js';
import { RefusalLog } from '../../platform/http/refusal-log.js';
import { REQUEST_ID, requestIdOf } from '../../platform/http/request-id.js';
import { CallLimits } from '../../platform/rate-limit/call-limits.js';
import { callerAt } from '../../platform/rate-limit/client-address.js';
import { LIMITS } from '../../platform/rate-limit/limits.js';
import { SpentLimits } from '../../platform/rate-limit/spent-limits.js';
import type { ShopIcons } from '../../modules/content/settings/appearance/appearance.entity.js';
import { AppearanceService } from '../../modules/content/settings/appearance/appearance.service.js';
import { SettingsService } from '../../modules/content/settings/settings.service.js';
import { PICTURE_PATHS } from './picture-paths.js';
import { HTML, RenderedPages } from './rendered-pages.js';
import { SiteMap } from './site-map.js';
import { Spa } from './spa.js';
import { StorefrontBundle, type PageAddress } from './storefront-bundle.js';

const XML = 'application/xml; charset=utf-8';
const decompress = promisify(gunzip);
const MANIFEST = '/manifest.webmanifest';
/** Paths of pages that need no decoding. */
const PLAIN = /^\/(?!api(?:\/|$)|queues(?:\/|$))[\w/-]*$/;
const RETRY_SECONDS = '5';
const PICTURE_SECONDS = 300;
/** Name of all pages in `SpentLimits`. */
const PAGE = 'page';
/** Counter key of what is limited for all callers together. */
const EVERYONE = 'all';

/** Too many pages of filtered lists are being rendered. */
class TooManyPages extends Error {}

const isFilteredList = ({ filter }: PageAddress): boolean => Object.keys(filter).length > 0;

const manifestIcons = ({ small, large, maskable }: ShopIcons): object[] =>
  (
    [
      [small, '192x192', 'any'],
      [large, '512x512', 'any'],
      [maskable, '512x512', 'maskable'],
    ] as const
  ).map(([file, sizes, purpose]) => ({ src: mediaUrl(file), sizes, type: 'image/png', purpose }));

/** The storefront's files, pages and site maps. Rendered pages are cached until the catalogue changes. */
@Injectable()
export class StorefrontPages {
  private readonly logger = new Logger(StorefrontPages.name);
  private readonly spa: Spa;

  constructor(
    env: Env,
    private readonly cache: CatalogueCache,
    private readonly limits: CallLimits,
    private readonly spent: SpentLimits,
    private readonly refusals: RefusalLog,
    private readonly storefront: StorefrontBundle,
    private readonly rendered: RenderedPages,
    private readonly siteMap: SiteMap,
    private readonly settings: SettingsService,
    private readonly appearance: AppearanceService,
  ) {
    this.spa = new Spa(env.STOREFRONT_DIST);
  }

  /** False if nothing exists at the path. */
  async send(request: Request, response: Response, path: string): Promise<boolean> {
    if (path === '/robots.txt') {
      response.type('text/plain').set('Cache-Control', 'public, max-age=3600');
      response.send(this.siteMap.robots);
      return true;
    }
    if (path === MANIFEST) return this.sendManifest(request, response);
    if (await this.sendPicture(request, response, path)) return true;
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
      const isLimit = error instanceof TooManyRequests || error instanceof TooManyPages;
      if (isLimit) this.noteRefusal(request, requestIdOf(request));
      else this.logger.error(error);
      if (response.headersSent) return void response.destroy();
      response.status(isLimit ? 429 : 503).set('Retry-After', RETRY_SECONDS);
      this.spa.sendIndex(response);
    }
  }

  private noteRefusal({ method = '' }: IncomingMessage, requestId: string | undefined): void {
    this.refusals.note({ status: 429, code: 'too_many_requests', method, route: PAGE, requestId });
  }

  private async sendRendered(request: Request, response: Response, path: string): Promise<void> {
    const [, query = ''] = request.originalUrl.split('?');
    const address = await this.storefront.resolve(path, query);
    const start = async (): Promise<void> => {
      const caller = callerAt(request.ip);
      await this.limits.count(LIMITS.page, caller).catch((error: unknown) => {
        // Others that wait for the same page get the error too, but have calls left.
        if (error instanceof TooManyRequests) this.spent.remember(caller, PAGE, error.retryAfter);
        throw error;
      });
      if (isFilteredList(address))
        await this.limits.count(LIMITS.filteredPages, EVERYONE).catch(() => {
          throw new TooManyPages();
        });
    };
    const { cached, rendered } = await this.rendered.obtain(address, start);
    if (cached) return this.sendCached(request, response, address, cached);
    if (!rendered) return;
    const bytes = this.rendered.bytesOf(rendered);
    const encoding = encodingFor(request, bytes.length);
    response.status(rendered.status).set('Cache-Control', 'no-cache').type(HTML);
    response.vary('Accept-Encoding');
    if (encoding) response.set('Content-Encoding', encoding);
    response.send(encoding ? await compress(bytes, encoding) : bytes);
  }

  /**
   * Sends a page from memory; or without its content, which the browser then renders, if its caller or all callers together
   * have had enough pages rendered. False if neither is so. `headers` are names and values in turn.
   */
  async sendFromMemory(
    request: IncomingMessage,
    response: ServerResponse,
    caller: () => string,
    headers: readonly string[],
  ): Promise<boolean> {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    // Others are files, or have to be decoded.
    if (!PLAIN.test(path) || !this.spa.isBuilt) return false;
    const address = this.storefront.resolveNow(path, query);
    if (!address) return false;
    const page = this.rendered.find(address);
    if (page) {
      const cached: Obtained = { response: page, from: 'hit' };
      await this.sendCached(request, response, address, cached, headers);
      return true;
    }
    const isSpent = !this.spent.isEmpty && this.spent.secondsLeft(caller(), PAGE) > 0;
    if (!isSpent && !(isFilteredList(address) && (await this.isBusy()))) return false;
    this.noteRefusal(request, headers[headers.lastIndexOf(REQUEST_ID) + 1]);
    await this.spa.sendShell(request, response, 429, [
      ...headers,
      ...['Retry-After', RETRY_SECONDS],
    ]);
    return true;
  }

  /** Whether no further page of a filtered list is rendered at the moment. */
  private isBusy(): Promise<boolean> {
    return this.limits.check(LIMITS.filteredPages, EVERYONE).then(
      () => false,
      () => true,
    );
  }

  private async sendCached(
    request: IncomingMessage,
    response: ServerResponse,
    address: PageAddress,
    { response: page, from }: Obtained,
    headers: readonly string[] = [],
  ): Promise<void> {
    const { route, standsFor } = address;
    if (standsFor === undefined) return page.send(request, response, from, headers);
    const [status, cacheControl] = route ? [200, 'public, no-cache'] : [404, 'no-cache'];
    this.rendered.standingPage(page, address).send(request, response, {
      status,
      path: standsFor,
      headers: [...headers, 'Cache-Control', cacheControl, 'Content-Type', HTML],
    });
  }

  /** Redirects to the current picture; pages and manifest name it by an address that changes with it. */
  private async sendPicture(request: Request, response: Response, path: string): Promise<boolean> {
    const pictureOf = PICTURE_PATHS.get(path);
    if (!pictureOf) return false;
    await this.limits.count(LIMITS.read, callerAt(request.ip));
    const file = pictureOf(await this.appearance.current());
    if (!file) return false;
    response.set('Cache-Control', `public, max-age=${PICTURE_SECONDS}`);
    // Mails are read on other sites.
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.redirect(mediaUrl(file));
    return true;
  }

  /** The web app manifest with the shop's name and icons. */
  private async sendManifest(request: Request, response: Response): Promise<boolean> {
    const make = async (): Promise<string | undefined> => {
      await this.limits.count(LIMITS.read, callerAt(request.ip));
      const file = await readFile(join(this.spa.folder, MANIFEST), 'utf8').catch(() => undefined);
      if (file === undefined) return undefined;
      const [{ name }, { icons }] = await Promise.all([
        this.settings.current(),
        this.appearance.current(),
      ]);
      return JSON.stringify({
        ...(JSON.parse(file) as object),
        name: name.en,
        short_name: name.en,
        ...(icons && { icons: manifestIcons(icons) }),
      });
    };
    const obtained = await this.cache.obtain('manifest', make, 'application/manifest+json');
    await obtained?.response.send(request, response, obtained.from);
    return obtained !== undefined;
  }

  /** Site maps are cached compressed: a file with 10,000 addresses is 4 MB long. */
  private async sendSiteMap(request: Request, response: Response, path: string): Promise<boolean> {
    const make = async (): Promise<Buffer | undefined> => {
      await this.limits.count(LIMITS.list, callerAt(request.ip));
      const text = await this.siteMap.file(path);
      return text === undefined ? undefined : compress(Buffer.from(text), 'gzip');
    };
    const obtained = await this.cache.obtain(`site map ${path}`, make);
    if (!obtained) return false;
    const { body, tag } = obtained.response;
    response.type(XML).set({ 'Cache-Control': 'public, max-age=3600', ETag: tag });
    response.vary('Accept-Encoding');
    const isGzip = request.acceptsEncodings('gzip') === 'gzip';
    if (isGzip) response.set('Content-Encoding', 'gzip');
    response.send(isGzip ? body : await decompress(body));
    return true;
  }
}
