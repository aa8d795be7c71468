import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page as the storefront's program draws it for every visitor. */
export interface DrawnPage {
  name?: string;
  /** The name, and that of the shop. */
  title?: string;
  description?: string;
  /** What stands in #root. */
  body: string;
  /** Dehydrated queries, JSON. */
  queries: string;
}

/** What the storefront's build for the server exports (storefront/src/server.tsx). */
interface Program {
  draw: (address: string, answers: Map<string, string>) => Promise<DrawnPage>;
}

/** Draws pages with the storefront's own program, so that the browser finds what it would have drawn itself. */
export class StorefrontRenderer {
  private program: Promise<Program> | undefined;

  /** @param folder where the storefront was built */
  constructor(private readonly folder: string) {}

  /** Draws the page of a path and query from the API's answers, which are given by their addresses. */
  async draw(address: string, answers: Map<string, string>): Promise<DrawnPage> {
    this.program ??= this.load();
    return (await this.program).draw(address, answers);
  }

  private load(): Promise<Program> {
    return import(pathToFileURL(join(resolve(this.folder), '.server/server.js')).href);
  }
}
