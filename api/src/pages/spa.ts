import { existsSync, readdirSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Request, Response } from 'express';

const YEAR_SECONDS = 31_536_000;
/** The bundler writes the content's hash into the names of everything in this folder. */
const HASHED = 'assets/';
const ENCODINGS = [
  { token: 'br', ending: '.br' },
  { token: 'gzip', ending: '.gz' },
] as const;

const filesOf = (folder: string): Set<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          file.replaceAll('\\', '/'),
        )
      : [],
  );

/** A built single-page app: its files, and its one page for every address. */
export class Spa {
  readonly folder: string;
  private readonly files: Set<string>;

  constructor(
    folder: string,
    /** Whether a path without an ending is a page of the app. */
    private readonly isPage: (path: string) => boolean,
  ) {
    this.folder = resolve(folder);
    this.files = filesOf(this.folder);
  }

  get isBuilt(): boolean {
    return this.files.has('index.html');
  }

  /** Sends the file or the page of a path; false when the app has no such file. */
  send(request: Request, response: Response, path: string): boolean {
    const file = path.slice(1);
    if (file !== 'index.html' && this.files.has(file) && extname(file)) {
      this.sendFile(request, response, file);
      return true;
    }
    if (extname(path)) return false;
    response.status(this.isPage(path) ? 200 : 404);
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: this.folder, cacheControl: false });
    return true;
  }

  private sendFile(request: Request, response: Response, file: string): void {
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
  }
}
