/** Somewhere to go. */
export interface Entry {
  to: string;
  text: string;
  /** What tells it from others of the same name. */
  note?: string;
}

export const KINDS = ['recent', 'pages', 'products', 'orders', 'vendors'] as const;
type Kind = (typeof KINDS)[number];
/** What somebody went to before may be any of the others. */
export type Place = Entry & { kind: Exclude<Kind, 'recent'> };

export interface Group {
  kind: Kind;
  places: Place[];
}
