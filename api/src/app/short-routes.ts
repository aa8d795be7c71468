import type { RequestListener, Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Router, type Application, type ErrorRequestHandler, type RequestHandler } from 'express';

/** An entry of Express's router: a handler for every request, or a route. */
interface Layer {
  handle: RequestHandler | ErrorRequestHandler;
  route?: { path: unknown; methods: Record<string, boolean>; stack: { handle: RequestHandler }[] };
}

/** Routes of POST with these exact paths. */
type ShortPaths = readonly string[];

const isErrorHandler = ({ handle }: Layer): boolean => handle.length === 4;

/**
 * A router with these routes alone, as the framework has composed them: the same handlers of every request, except those
 * that are `leftOut`, the same guards, input rules and error handler, in the same sequence.
 */
const shortRouter = (layers: readonly Layer[], paths: ShortPaths, leftOut: unknown[]): Router => {
  const router = Router();
  const firstRoute = layers.findIndex(({ route }) => route);
  for (const { handle } of layers.slice(0, firstRoute))
    if (!leftOut.includes(handle)) router.use(handle);
  for (const path of paths) {
    const found = layers.find(({ route }) => route?.path === path && route.methods['post']);
    if (!found?.route) throw new Error(`There is no route POST ${path}.`);
    router.post(path, ...found.route.stack.map(({ handle }) => handle));
  }
  for (const layer of layers.slice(firstRoute)) if (isErrorHandler(layer)) router.use(layer.handle);
  return router;
};

/** Handles a request of one of the paths without searching all routes for it; false for any other request. */
export const shortRoutes = (
  app: NestExpressApplication,
  paths: ShortPaths,
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
