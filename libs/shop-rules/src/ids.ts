/** Maximum of a PostgreSQL `integer`. */
export const LARGEST_ID = 2_147_483_647;

/** Parses an id; undefined when no row can have it. */
export const idOf = (text: string | undefined): number | undefined => {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : undefined;
};
