import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import { Env } from '../config/env.js';
import { Spa } from './spa.js';
import { isDashboardPage, isStorefrontPage } from './known-pages.js';

const NOT_PAGES = /^\/(api|queues)(\/|$)/;

const pathOf = (request: Request): string | undefined => {
  try {
    return decodeURIComponent(request.path);
  } catch {
    return undefined;
  }
};

/** Serves the two single-page apps by host, after the routes of the API: the admin host gets the dashboard. */
@Module({})
export class PagesModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    const adminHost = new URL(this.env.ADMIN_URL).hostname;
    const storefront = new Spa(this.env.STOREFRONT_DIST, isStorefrontPage);
    const dashboard = new Spa(this.env.DASHBOARD_DIST, isDashboardPage);
    const serve = (request: Request, response: Response, next: NextFunction): void => {
      const spa = request.hostname === adminHost ? dashboard : storefront;
      const path = pathOf(request);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const isOurs = isRead && spa.isBuilt && path !== undefined && !NOT_PAGES.test(path);
      if (!isOurs || !spa.send(request, response, path)) next();
    };
    // Without HTTP (worker, seeds) there is nothing to serve on.
    if ('use' in (this.host.httpAdapter ?? {})) this.host.httpAdapter.use(serve);
  }
}
