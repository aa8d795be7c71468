/** The largest `integer` of PostgreSQL. */
export const LARGEST_ID = 2_147_483_647;

/** The id a text of the path means; undefined when no row can have it. */
export const idOf = (text: string | undefined): number | undefined => {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : undefined;
};
