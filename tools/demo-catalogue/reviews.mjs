import { seeded } from './random.mjs';

const HAPPY = [
  [
    'Exactly like the pictures, even nicer in the hand.',
    'Bought it as a gift and she loved it.',
    'Second time I order this brand, never disappointed.',
    'Better than I expected for the price.',
    'Feels expensive without being loud.',
    'My new favourite.',
    'Ordered on Sunday, it was here on Tuesday.',
    'Really well finished.',
    'I get compliments every time.',
    'Worth every dirham.',
    'Looked at many shops before this one, glad I chose it.',
    'Five stars from me.',
  ],
  [
    'The packaging was beautiful too.',
    'Delivery to my door was quick and polite.',
    'I will buy another colour.',
    'My sister already asked me for the link.',
    'Would order again.',
    'The details are neat up close.',
    'No complaints at all.',
    'It came well protected.',
    'Customer service answered my question within minutes.',
    '',
  ],
];
const HAPPY_AR = [
  [
    'جميل جداً ومطابق للصور.',
    'جودة ممتازة وسعر مناسب.',
    'اشتريته هدية وأعجبهم كثيراً.',
    'فخم وأنيق، أنصح به.',
    'أحلى من الصور بكثير.',
    'وصلني بسرعة وبتغليف مرتب.',
    'تجربة ممتازة من أول طلب.',
  ],
  ['شكراً لكم.', 'بإذن الله أطلب مرة ثانية.', 'التوصيل كان سريع.', 'التغليف راقي.', ''],
];
const MIXED = [
  [
    'Nice, but the colour is a little darker than on my screen.',
    'Good overall, took four days to Fujairah.',
    'Pretty, just smaller than I imagined.',
    'It is fine for the price.',
    'Decent quality, the box had a dent.',
    'Good, not amazing.',
  ],
  ['Still keeping it.', 'I would wait for an offer.', 'Exchange was easy.', ''],
];
const MIXED_AR = [
  ['جيد لكن اللون أغمق قليلاً من الصورة.', 'حلو بس الحجم أصغر مما توقعت.', 'مقبول مقابل السعر.'],
  ['التوصيل تأخر يومين.', ''],
];
const SAD = [
  [
    'Not for me, I sent it back.',
    'Arrived later than promised.',
    'Looked different from what I expected.',
    'I had higher hopes.',
  ],
  ['The refund was quick at least.', 'Support did help in the end.', ''],
];
const EXTRA = {
  1: [
    'The fabric is soft and not see-through.',
    'True to size for me.',
    'The length is perfect.',
    'Irons easily.',
  ],
  2: [
    'Lasts all day on clothes.',
    'Strong in the first hour, then lovely.',
    'Everyone asked what I was wearing.',
    'The bottle looks great on the shelf.',
  ],
  3: [
    'Has not lost its shine after a month.',
    'Light and comfortable.',
    'The stone sparkles nicely.',
    'I wear it every day.',
  ],
  4: [
    'Light on the nose.',
    'The lenses are clear and dark enough for driving.',
    'Fits my wide face.',
  ],
  5: ['The stitching is even.', 'Goes with everything I own.', 'Soft and well made.'],
  6: [
    'Keeps time perfectly.',
    'The strap softened after a week.',
    'Looks great with a kandura.',
    'Warranty card was in the box.',
  ],
  7: ['Fits more than it seems.', 'The hardware feels solid.', 'Stands up by itself on the desk.'],
  8: [
    'Comfortable from the first day.',
    'Order your normal size.',
    'Walked the whole mall in them.',
  ],
  9: ['Does not dry my skin.', 'Stays on through dinner.', 'A little goes a long way.'],
  10: ['The whole house smells wonderful.', 'Guests always ask about it.', 'Burns evenly.'],
  11: ['My daughter refuses to take it off.', 'Survived the washing machine.', 'My son loves it.'],
  12: ['Arrived wrapped beautifully.', 'The card was a nice touch.', 'Made the birthday easy.'],
};

function commentOf(stars, category, random) {
  const arabic = random.chance(0.22);
  if (stars >= 4) {
    const [first, second] = arabic ? HAPPY_AR : HAPPY;
    const parts = [random.pick(first)];
    if (!arabic && random.chance(0.65)) parts.push(random.pick(EXTRA[category]));
    if (random.chance(0.5)) parts.push(random.pick(second));
    return parts.join(' ').trim();
  }
  const [first, second] = stars === 3 ? (arabic ? MIXED_AR : MIXED) : SAD;
  return `${random.pick(first)} ${random.pick(second)}`.trim();
}

function starsOf(random) {
  const roll = random.next();
  if (roll < 0.55) return 5;
  if (roll < 0.85) return 4;
  if (roll < 0.94) return 3;
  return roll < 0.98 ? 2 : 1;
}

/** `count` reviews; a shopper reviews a product at most once, and popular products get more. */
export function reviews(products, shoppers, count) {
  const random = seeded(600);
  const popular = random.shuffle(products).slice(0, 170);
  const seen = new Set();
  const list = [];
  while (list.length < count) {
    const product = popular[Math.floor(random.next() ** 1.7 * popular.length)];
    const shopper = random.pick(shoppers);
    const key = `${product.id}:${shopper.index}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const stars = starsOf(random);
    list.push({
      productId: product.id,
      shopper: shopper.index,
      stars,
      comment: commentOf(stars, product.category_id, random),
      daysAgo: random.int(0, Math.max(1, Math.min(180, product.createdDaysAgo))),
    });
  }
  return list;
}
