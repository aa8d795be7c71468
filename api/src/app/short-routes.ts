import type { RequestListener, Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Application, ErrorRequestHandler, Request, RequestHandler, Response } from 'express';

type Handler = RequestHandler | ErrorRequestHandler;

/** An entry of Express's router: a handler for many paths, or a route. */
interface Layer {
  handle: Handler;
  match(path: string): boolean;
  route?: { path: unknown; methods: Record<string, boolean> };
}

const isErrorHandler = (handle: Handler): handle is ErrorRequestHandler => handle.length === 4;

/** A short route: a request passes its handlers in this sequence. */
interface ShortRoute {
  handlers: RequestHandler[];
  /** For the first error. */
  errorHandlers: ErrorRequestHandler[];
}

/**
 * The route of POST of an exact path, as the framework has composed it: the same handlers of every request, except those that are
 * `leftOut`, the same guards, input rules and error handler, in the same sequence. Handlers that are added after the first
 * route are left out: there is none but those of unknown paths.
 */
const shortRoute = (layers: readonly Layer[], path: string, leftOut: unknown[]): ShortRoute => {
  const firstRoute = layers.findIndex(({ route }) => route);
  const matching = layers.filter((layer) => layer.match(path));
  const isOfPath = ({ route }: Layer): boolean =>
    route?.methods['post'] === true && String(route.path) === path;
  const routes = matching.filter(isOfPath);
  if (routes.length !== 1) throw new Error(`There is not one route of POST ${path}.`);
  const isBefore = (layer: Layer): boolean =>
    layers.indexOf(layer) < firstRoute && !leftOut.includes(layer.handle);
  const handlers = [...matching.filter(isBefore), ...routes].map(({ handle }) => handle);
  return {
    handlers: handlers.filter((handle): handle is RequestHandler => !isErrorHandler(handle)),
    errorHandlers: matching.map(({ handle }) => handle).filter(isErrorHandler),
  };
};

/** Calls the handlers one after the other as Express's router does, without looking for the next one that matches the path. */
const pass = (
  { handlers, errorHandlers }: ShortRoute,
  request: Request,
  response: Response,
  done: (error?: unknown) => void,
): void => {
  const handleError = (error: unknown, at = 0): void => {
    const handler = errorHandlers[at];
    if (!handler) return done(error);
    handler(error, request, response, (next) => handleError(next ?? error, at + 1));
  };
  const next = (at: number): void => {
    const handler = handlers[at];
    if (!handler) return done();
    const follow = (error?: unknown): void => (error ? handleError(error) : next(at + 1));
    try {
      const result: unknown = handler(request, response, follow);
      if (result instanceof Promise) result.catch(handleError);
    } catch (error) {
      handleError(error);
    }
  };
  Object.assign(request, { params: {}, baseUrl: '', originalUrl: request.url });
  next(0);
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
    const layers = express.router.stack as unknown as Layer[];
    const routes = new Map(paths.map((path) => [path, shortRoute(layers, path, leftOut)]));
    const router = {
      handle: (request: Request, response: Response, done: (error?: unknown) => void): void => {
        const route = routes.get(request.url);
        if (route) pass(route, request, response, done);
      },
    };
    short = Object.create(express, { router: { value: router } });
  });
  return (request, response) => {
    if (!short || request.method !== 'POST' || !paths.includes(request.url ?? '')) return false;
    handle.call(short, request, response);
    return true;
  };
};
