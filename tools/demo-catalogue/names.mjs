import { BRANDS, brandsOf } from './brands.mjs';
import { CATEGORIES } from './categories.mjs';
import { LOOKS, looksOf } from './looks.mjs';
import { seeded } from './random.mjs';
import { CLOSERS, OPENERS, WARRANTIES } from './texts.mjs';
import { COLLECTIONS } from './words.mjs';

const ROUND = 300;
const VENDOR_OF = {
  1: 101,
  2: 103,
  3: 104,
  4: 102,
  5: 102,
  6: 104,
  7: 101,
  8: 101,
  9: 103,
  10: 105,
  11: 105,
  12: 105,
};
const NO_COLOURS = new Set([2, 9, 10, 12]);
const NO_COLOUR_SHAPES = new Set([
  'ring-gem',
  'necklace-pearl',
  'earrings-drop',
  'stacker',
  'teddy',
]);

/** One round of 300: the order of the looks, so that neighbours in a list differ. */
const SLOTS = (() => {
  const random = seeded(20260);
  const slots = CATEGORIES.flatMap((category) => {
    const looks = random.shuffle(looksOf(category.id));
    return Array.from({ length: category.share }, (_, k) => ({
      look: looks[k % looks.length],
      turn: Math.floor(k / looks.length),
    }));
  });
  return random.shuffle(slots);
})();

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key]);

function nameOf(look, collection, edition) {
  const { shape, words } = look;
  const en = shape.en.includes('{c}')
    ? `${collection[0]} ${fill(shape.en, { c: words.en })}`
    : `${collection[0]} ${words.en} ${shape.en}`;
  const arabic = { c: shape.feminine ? words.arF : words.ar, bare: words.bare };
  const ar = `${fill(shape.ar, arabic)} - ${collection[1]}`;
  return edition === 0 ? { en, ar } : { en: `${en} No. ${edition}`, ar: `${ar} رقم ${edition}` };
}

function picturesOf(look) {
  const siblings = LOOKS.filter((other) => other.shape === look.shape && other !== look);
  const own = look.second ? [look.picture, look.second] : [look.picture];
  const others = NO_COLOURS.has(look.shape.category) ? [] : siblings.map((other) => other.picture);
  return [...own, ...others.slice(0, 4 - own.length)].slice(0, 4);
}

function coloursOf(look) {
  if (NO_COLOURS.has(look.shape.category) || NO_COLOUR_SHAPES.has(look.shape.id)) return [];
  const siblings = LOOKS.filter((other) => other.shape === look.shape && other !== look);
  return [look.palette, ...siblings.map((other) => other.palette)];
}

function priceOf([low, high], random) {
  const step = high > 800 ? 10 : 5;
  const price = Math.round((low + (high - low) * random.next() ** 1.6) / step) * step;
  const cents = random.pick([0, 0, 0, -1, -0.5]);
  const offerPrice = random.chance(0.28)
    ? Math.round(price * (1 - random.pick([0.1, 0.15, 0.2, 0.25, 0.3])))
    : null;
  return { price: price + cents, offerPrice };
}

function stockOf(random) {
  if (random.chance(0.04)) return 0;
  if (random.chance(0.08)) return random.int(1, 3);
  return random.int(8, 60);
}

function descriptionOf(look, collection, brand, random) {
  const opener = random.pick(OPENERS[look.shape.category]);
  const closer = random.pick(CLOSERS);
  const en = { coll: collection[0], brand: brand.name };
  const ar = { coll: collection[1], brand: brand.name };
  return {
    description: [fill(opener[0], en), look.shape.detailEn, fill(closer[0], en)].join(' '),
    descriptionAr: [fill(opener[1], ar), look.shape.detailAr, fill(closer[1], ar)].join(' '),
  };
}

function warrantyOf(category, random) {
  const [warranty, warrantyAr] = category === 6 ? random.pick(WARRANTIES) : ['', ''];
  return { warranty, warrantyAr };
}

/** The colour of each picture, for products that come in several colours. */
function imageColorsOf(look) {
  if (coloursOf(look).length < 2) return [];
  const shown = LOOKS.filter((other) => other.shape === look.shape);
  return picturesOf(look).map((image) => {
    const { palette } = shown.find(({ picture, second }) => image === picture || image === second);
    return { image, color: palette };
  });
}

/** All fields of demo product number `n` (1 and up); the same number gives the same product, pictures are reused after 300. */
export function productAt(n) {
  const round = Math.floor((n - 1) / ROUND);
  const place = (n - 1) % ROUND;
  const { look, turn } = SLOTS[place];
  const { shape } = look;
  const random = seeded(n * 7919 + 17);
  const pace = LOOKS.indexOf(look) * 11 + turn * 13 + round * 7;
  const collection = COLLECTIONS[pace % COLLECTIONS.length];
  const brands = brandsOf(shape.category);
  const brand = brands.length > 0 ? random.pick(brands) : BRANDS[0];
  const { en, ar } = nameOf(look, collection, round);
  const { price, offerPrice } = priceOf(shape.price, random);
  const category = CATEGORIES.find((one) => one.id === shape.category);
  const audience = shape.audience[0] === 'men' && random.chance(0.15) ? ['man'] : shape.audience;
  return {
    id: n,
    name: en,
    nameAr: ar,
    model: `${collection[0]} ${100 + ((n * 37) % 900)}`,
    ...descriptionOf(look, collection, brand, random),
    price,
    offerPrice,
    stock: stockOf(random),
    ...warrantyOf(shape.category, random),
    category_id: shape.category,
    vendor: VENDOR_OF[shape.category],
    brand: brand.id,
    code: `LW-${category.slug.slice(0, 2).toUpperCase()}-${String(n).padStart(6, '0')}`,
    offer: null,
    tags: [...audience, ...shape.tags],
    images: picturesOf(look),
    imageColors: imageColorsOf(look),
    usageImages: random.chance(0.5) ? [`set-${category.slug}.webp`] : [],
    sizes: shape.sizes,
    colors: coloursOf(look),
    createdDaysAgo: random.int(0, 240),
  };
}

/** The first `count` products, with the offers of the demo shop assigned: 1 flash sale, 2 weekend, 3 special. */
export function products(count) {
  const list = Array.from({ length: count }, (_, index) => productAt(index + 1));
  const reduced = list.filter((product) => product.offerPrice !== null && product.stock > 0);
  reduced.forEach((product, index) => {
    if (index % 4 === 0) product.offer = 1;
    else if (index % 4 === 1) product.offer = 2;
    else if (index % 8 === 2) product.offer = 3;
  });
  return list;
}
