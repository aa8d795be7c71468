import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import type { Request, Response } from 'express';
import { compress, encodingFor, type Encoding } from '../../platform/http/response-body.js';

/** Files of tools, such as `.env.production`, that must not be in a build. */
const HIDDEN = /(^|\/)\.(?!well-known\/)/;
const YEAR_SECONDS = 31_536_000;
/** Files of this folder have the hash of their content in their name. */
const HASHED = 'assets/';
const ENCODINGS = [
  { token: 'br', ending: '.br' },
  { token: 'gzip', ending: '.gz' },
] as const;

const filesOf = (folder: string): Set<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .map((file) => file.replaceAll('\\', '/'))
          // Output of the server build.
          .filter((file) => !file.startsWith('.'))
      : [],
  );

/** A built single-page app: its files, and one page for every address. */
export class Spa {
  readonly folder: string;
  private readonly files: Set<string>;
  private readonly shells: Partial<Record<Encoding | 'identity', Promise<Buffer>>> = {};

  constructor(folder: string) {
    this.folder = resolve(folder);
    this.files = filesOf(this.folder);
  }

  get isBuilt(): boolean {
    return this.files.has('index.html');
  }

  /** Sends the file or the page of a path, with 404 if it is not a page; false if the app has no such file. */
  send(
    request: Request,
    response: Response,
    path: string,
    isPage: (path: string) => boolean,
  ): boolean {
    if (this.sendFile(request, response, path)) return true;
    if (!this.isBuilt || extname(path)) return false;
    response.status(isPage(path) ? 200 : 404);
    this.sendIndex(response);
    return true;
  }

  /** Sends the page without server rendering. */
  sendIndex(response: Response): void {
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: this.folder, cacheControl: false });
  }

  /** As `sendIndex`, from memory and without the framework; `headers` are names and values in turn. */
  async sendShell(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    headers: readonly string[],
  ): Promise<void> {
    const plain = await (this.shells.identity ??= readFile(join(this.folder, 'index.html')));
    const encoding = encodingFor(request, plain.length);
    const bytes = encoding ? await (this.shells[encoding] ??= compress(plain, encoding)) : plain;
    response
      .writeHead(status, [
        ...headers,
        ...['Cache-Control', 'no-cache', 'Content-Type', 'text/html; charset=utf-8'],
        ...['Vary', 'Accept-Encoding', 'Content-Length', String(bytes.length)],
        ...(encoding ? ['Content-Encoding', encoding] : []),
      ])
      .end(bytes);
  }

  /** Sends a file of the app; false if it does not exist. */
  sendFile(request: Request, response: Response, path: string): boolean {
    const file = path.slice(1);
    if (file === 'index.html' || HIDDEN.test(file)) return false;
    if (!this.files.has(file) || !extname(file)) return false;
    const keep = file.startsWith(HASHED) ? `max-age=${YEAR_SECONDS}, immutable` : 'max-age=3600';
    response.setHeader('Cache-Control', `public, ${keep}`);
    const encoding = ENCODINGS.find(
      ({ token, ending }) =>
        this.files.has(`${file}${ending}`) && request.acceptsEncodings(token) === token,
    );
    if (encoding) {
      response.vary('Accept-Encoding');
      response.setHeader('Content-Encoding', encoding.token);
      response.type(extname(file));
    }
    const name = `${file}${encoding?.ending ?? ''}`;
    response.sendFile(name, { root: this.folder, cacheControl: false });
    return true;
  }
}
