import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import { Env } from '../../platform/config/env.js';
import { ResponseCacheModule } from '../../platform/response-cache/response-cache.module.js';
import { SettingsModule } from '../../modules/content/settings/settings.module.js';
import { OwnApi } from './own-api.js';
import { PagesQueries } from './pages.queries.js';
import { RenderedPages } from './rendered-pages.js';
import { SiteMap } from './site-map.js';
import { Spa } from './spa.js';
import { StorefrontBundle } from './storefront-bundle.js';
import { StorefrontPages } from './storefront-pages.js';

const NOT_PAGES = /^\/(api|queues)(\/|$)/;
/** Search engines must not index the dashboard. */
const NO_ROBOTS = 'User-agent: *\nDisallow: /\n';

/** The dashboard's paths share a prefix, except those without a session; the root redirects to it. */
const isDashboardPage = (path: string): boolean =>
  /^\/(dashboard(\/.*)?|(choose|forgot|reset)-password|first-run)?$/.test(path);

const pathOf = (request: Request): string | undefined => {
  try {
    return decodeURIComponent(request.path);
  } catch {
    return undefined;
  }
};

/** Serves the two single-page apps by host: the dashboard on the admin host, the storefront on any other. */
@Module({
  imports: [ResponseCacheModule, SettingsModule],
  providers: [OwnApi, PagesQueries, RenderedPages, SiteMap, StorefrontBundle, StorefrontPages],
})
export class PagesModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly env: Env,
    private readonly storefront: StorefrontPages,
  ) {}

  onModuleInit(): void {
    const adminHost = new URL(this.env.ADMIN_URL).hostname;
    const dashboard = new Spa(this.env.DASHBOARD_DIST);
    const serve = async (request: Request, response: Response): Promise<boolean> => {
      const path = pathOf(request);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead || path === undefined || NOT_PAGES.test(path)) return false;
      if (request.hostname !== adminHost) return this.storefront.send(request, response, path);
      if (path === '/robots.txt') {
        response.type('text/plain').send(NO_ROBOTS);
        return true;
      }
      return dashboard.send(request, response, path, isDashboardPage);
    };
    // Without HTTP (worker, seeds) there is nothing to serve.
    if (!('use' in (this.host.httpAdapter ?? {}))) return;
    this.host.httpAdapter.use((request: Request, response: Response, next: NextFunction) => {
      serve(request, response).then((isServed) => isServed || next(), next);
    });
  }
}
