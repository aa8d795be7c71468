export interface SitePage {
  name: string;
  /** Folder of the page in the storefront. */
  page: string;
  /** `{order}` and `{watch}` are replaced by ids of the demo. */
  path: string;
  signedIn?: boolean;
  /** The server responds with 404. */
  missing?: boolean;
}

export function listPages(): SitePage[];
