/** The singular of a plural in kebab-case: `gift-categories` -> `gift-category`, `gift-boxes` -> `gift-box`. */
export const singularOf = (plural) => {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  return plural.replace(/(ss|x|ch|sh)es$|s$/, '$1');
};
