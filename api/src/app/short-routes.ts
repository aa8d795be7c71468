import type { RequestListener, Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Router, type Application, type ErrorRequestHandler, type RequestHandler } from 'express';

type Handler = RequestHandler | ErrorRequestHandler;

/** An entry of Express's router: a handler for many paths, or a route. */
interface Layer {
  handle: Handler;
  route?: { path: unknown; methods: Record<string, boolean> };
}

const isErrorHandler = ({ length }: Handler): boolean => length === 4;

/**
 * A router with the routes of POST of these exact paths alone, as the framework has composed them: the same handlers of
 * every request, except those that are `leftOut`, the same guards, input rules and error handler, in the same sequence.
 * Handlers that are added after the first route are left out: there is none but those of unknown paths.
 */
const shortRouter = (
  layers: readonly Layer[],
  paths: readonly string[],
  leftOut: unknown[],
): Router => {
  const firstRoute = layers.findIndex(({ route }) => route);
  const isNeeded = ({ route, handle }: Layer, at: number): boolean => {
    if (route) return route.methods['post'] === true && paths.includes(String(route.path));
    return at < firstRoute ? !leftOut.includes(handle) : isErrorHandler(handle);
  };
  const needed = layers.filter(isNeeded);
  if (needed.filter(({ route }) => route).length !== paths.length)
    throw new Error(`There is not one route for each of POST ${paths.join(', ')}.`);
  return Object.assign(Router(), { stack: needed });
};

/** Handles a request of one of the paths without searching all routes for it; false for any other request. */
export const shortRoutes = (
  app: NestExpressApplication,
  paths: readonly string[],
  leftOut: unknown[],
): ((...call: Parameters<RequestListener>) => boolean) => {
  const express: Application = app.getHttpAdapter().getInstance();
  // Sets up request and response, and calls the router.
  const handle: RequestListener = Reflect.get(express, 'handle');
  const server: Server = app.getHttpServer();
  let short: Application | undefined;
  // Routes are added after this call.
  server.once('listening', () => {
    const router = shortRouter(express.router.stack as Layer[], paths, leftOut);
    short = Object.create(express, { router: { value: router } });
  });
  return (request, response) => {
    if (!short || request.method !== 'POST' || !paths.includes(request.url ?? '')) return false;
    handle.call(short, request, response);
    return true;
  };
};
