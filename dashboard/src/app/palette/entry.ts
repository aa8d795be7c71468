/** A target of the palette. */
export interface Entry {
  to: string;
  text: string;
  /** Distinguishes entries with the same name. */
  note?: string;
}

export const KINDS = ['recent', 'pages', 'products', 'orders', 'vendors'] as const;
type Kind = (typeof KINDS)[number];
/** Recent entries may be of any kind. */
export type TypedEntry = Entry & { kind: Exclude<Kind, 'recent'> };

export interface Group {
  kind: Kind;
  entries: TypedEntry[];
}
