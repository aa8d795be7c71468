import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { keyOf } from './cached-reads.js';
import type { CatalogueAnswers } from './catalogue-answers.js';

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Asked with every change of a cart; it only reads. */
const QUOTE = '/api/checkout/quote';

/** For all other requests: an answer that is kept needs no further compression, and nobody's cookies. */
export const unlessKept =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    response.locals['isKept'] === true ? next() : handler(request, response, next);

/** Answers public reads from memory; what is not there is made once by its route and kept. */
export const keepAnswers =
  (answers: CatalogueAnswers, staffCookie: string): RequestHandler =>
  async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const key = keyOf(request.url);
    if (key === undefined) return next();
    if (isPersonal(request, staffCookie)) {
      response.setHeader('Cache-Control', 'private, no-cache');
      return next();
    }
    const known = answers.find(key) ?? (await answers.soon(key));
    if (known) return known.send(request, response, 'hit');
    make(answers, key, request, response, next);
  };

/** Staff see more than the public; their answers are made for them alone. */
const isPersonal = ({ headers }: Request, staffCookie: string): boolean =>
  headers.authorization !== undefined || headers.cookie?.includes(`${staffCookie}=`) === true;

const make = (
  answers: CatalogueAnswers,
  key: string,
  request: Request,
  response: Response,
  next: NextFunction,
): void => {
  response.locals['isKept'] = true;
  const finish = answers.begin(key);
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    response.send = send;
    const answer = finish(isJson(response) && typeof body === 'string' ? body : undefined);
    if (!answer) return send(body);
    answer.send(request, response, 'fwd=miss').catch(next);
    return response;
  };
  response.once('close', () => finish(undefined));
  // A HEAD is answered from the GET; Node leaves out the body.
  request.method = 'GET';
  next();
};

const isJson = (response: Response): boolean =>
  response.statusCode === 200 && /^application\/json\b/.test(String(response.get('Content-Type')));

/** Holds back the answer to a write until this process knows of it: the caller's next read sees what was written. */
export const hearOwnWrites =
  (answers: CatalogueAnswers): RequestHandler =>
  (request, response, next) => {
    if (READ_METHODS.has(request.method) || request.url === QUOTE) return next();
    const send = response.send.bind(response);
    response.send = (body: unknown) => {
      response.send = send;
      void answers.catchUp().then(() => send(body));
      return response;
    };
    next();
  };
