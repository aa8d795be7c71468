import { seeded } from './random.mjs';

/** Fashion, perfumes, bags, shoes. */
const CATEGORIES = new Set([1, 2, 7, 8]);
/** From this stock on, some products have a sold-out size or lack a combination. */
const PLENTY = 20;

const hasVariants = ({ category_id, sizes, colors }) =>
  CATEGORIES.has(category_id) && (sizes.length > 1 || colors.length > 1);

/** Every size in every color, without stock; an option that the product does not have is empty. */
const combinationsOf = ({ id, sizes, colors }) =>
  (sizes.length > 0 ? sizes : ['']).flatMap((size) =>
    (colors.length > 0 ? colors : ['']).map((color) => ({ productId: id, size, color, stock: 0 })),
  );

/** The first color and the middle sizes sell most, so that most items are of these. */
const weightOf = ({ size, color }, { sizes, colors }) => {
  const at = sizes.indexOf(size);
  return (2 + Math.min(at, sizes.length - 1 - at)) * (color === colors[0] ? 2 : 1);
};

/** Spreads the stock of a product over its variants; the first and the last are always the first to have some. */
const variantsOf = (product) => {
  const { sizes, colors, stock } = product;
  const random = seeded(product.id * 104_729 + 5);
  const middleOf = (list, share) =>
    stock >= PLENTY && list.length > 2 && random.chance(share)
      ? random.pick(list.slice(1, -1))
      : undefined;
  const soldOutSize = middleOf(sizes, 0.3);
  const missing = { size: middleOf(sizes, 0.6), color: middleOf(colors, 0.6) };
  const variants = combinationsOf(product).filter(
    ({ size, color }) => size !== missing.size || color !== missing.color,
  );
  const pool = variants
    .filter(({ size }) => size !== soldOutSize)
    .flatMap((each) => Array(weightOf(each, product)).fill(each));
  const first = [variants[0], variants.at(-1)];
  for (let item = 0; item < stock; item += 1) (first[item] ?? random.pick(pool)).stock += 1;
  return variants;
};

/** Variants of all products with several sizes or colors, in the order in which they are shown. */
export const variants = (products) => products.filter(hasVariants).flatMap(variantsOf);
