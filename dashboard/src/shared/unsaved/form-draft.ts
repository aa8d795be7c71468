const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => Object.values(Object(value)).every(isText);

/**
 * A draft in the tab's storage: typed values of a form, for a reload or a new sign-in. It has values like those of the empty form
 * and no files, which cannot be stored; `rows` are the lists of objects with texts.
 */
export const formDraft = (key: string, empty: object, rows: readonly string[]) => {
  const isTyped = ([name, value]: [string, unknown]): boolean => {
    const known: unknown = Object.hasOwn(empty, name) ? empty[name as keyof object] : undefined;
    if (!Array.isArray(known)) return typeof known === typeof value;
    return Array.isArray(value) && value.every(rows.includes(name) ? isTexts : isText);
  };
  const typedOf = (fields: object): object =>
    Object.fromEntries(Object.entries(fields).filter(isTyped));
  const remove = () => sessionStorage.removeItem(key);
  return {
    read: (): object => {
      try {
        const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        return typedOf(Object(draft) as object);
      } catch {
        return {};
      }
    },
    write: (fields: object) => {
      const typed = typedOf(fields);
      if (Object.keys(typed).length === 0) remove();
      else sessionStorage.setItem(key, JSON.stringify(typed));
    },
    remove,
  };
};
