export interface SitePage {
  name: string;
  /** Folder of the page in the storefront. */
  page: string;
  /** `{order}` and `{watch}` are replaced by ids of the demo. */
  path: string;
  signedIn?: boolean;
  /** The server responds with 404. */
  missing?: boolean;
  /** Differs from the other examples of its page by more than its data: tests load it by its address. */
  load?: boolean;
}

export function listPages(): SitePage[];
