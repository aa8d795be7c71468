import { isMenuTag } from '@shop/shop-rules';

/** A category and a tag of its menu. */
export interface Place {
  categoryId: number;
  tag: string;
}

interface TaggedCategory {
  id: number;
  tags: readonly string[];
}

interface NamedCategory extends TaggedCategory {
  name: string;
  nameAr: string;
}

/** Words of a text, singular as far as a plural is formed with s. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, '') : word));

const menuOf = ({ id, tags }: TaggedCategory): Place[] =>
  tags.filter((tag) => tag.trim() && isMenuTag(tag)).map((tag) => ({ categoryId: id, tag }));

/**
 * Where a product belongs in the menu: the tag whose words are all in its name and that ends last there, as names end with
 * what they name; of several the longest, then that of its own category. Otherwise the first usual place of its vendor in
 * its category.
 */
export const suggestPlace = (
  { name, model, categoryId }: { name: string; model: string; categoryId: number },
  categories: readonly TaggedCategory[],
  usual: readonly Place[],
): Place | undefined => {
  const words = [...wordsOf(model), ...wordsOf(name)];
  const own = categories.filter(({ id }) => id === categoryId);
  const others = categories.filter(({ id }) => id !== categoryId);
  const matches = [...own, ...others]
    .flatMap(menuOf)
    .map((place) => ({ place, tagWords: wordsOf(place.tag) }))
    .filter(({ tagWords }) => tagWords.length > 0 && tagWords.every((word) => words.includes(word)))
    .map((match) => ({
      ...match,
      end: Math.max(...match.tagWords.map((word) => words.lastIndexOf(word))),
    }))
    .sort((a, b) => b.end - a.end || b.tagWords.length - a.tagWords.length);
  const ownPlaces = own.flatMap(menuOf);
  return (
    matches[0]?.place ??
    usual.find(
      (place) =>
        place.categoryId === categoryId &&
        ownPlaces.some(({ tag }) => tag.toLowerCase() === place.tag.toLowerCase()),
    )
  );
};

/**
 * Another category for a product, of those given: the one that its name names by a tag of its menu, with this tag; the one
 * whose own name is in the product's name; otherwise the usual one of its vendor.
 */
export const suggestCategory = (
  product: { name: string; nameAr: string; model: string; categoryId: number },
  categories: readonly NamedCategory[],
  usual: readonly Place[],
): { categoryId: number; tag?: string } | undefined => {
  const others = categories.filter(({ id }) => id !== product.categoryId);
  const byTag = suggestPlace(product, others, []);
  if (byTag) return byTag;
  const words = new Set([product.name, product.nameAr].flatMap(wordsOf));
  const names = ({ name, nameAr }: NamedCategory): boolean =>
    [name, nameAr].map(wordsOf).some((own) => own.length > 0 && own.every((one) => words.has(one)));
  const found = others.find(names)?.id;
  const usualId = usual.find(({ categoryId }) => others.some(({ id }) => id === categoryId));
  const categoryId = found ?? usualId?.categoryId;
  return categoryId === undefined ? undefined : { categoryId };
};
