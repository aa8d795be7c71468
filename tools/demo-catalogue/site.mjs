import { BRANDS } from './brands.mjs';
import { CATEGORIES } from './categories.mjs';
import { SIZE_GUIDES } from './size-guides.mjs';

export const categories = CATEGORIES.map((category) => ({
  id: category.id,
  name: category.name,
  nameAr: category.nameAr,
  shortInfo: category.shortInfo,
  shortInfoAr: category.shortInfoAr,
  description: category.description,
  descriptionAr: category.descriptionAr,
  icon: `icon-${category.slug}.webp`,
  banner: `banner-${category.slug}.webp`,
  tags: category.tags,
  sizeGuide: SIZE_GUIDES[category.slug] ?? null,
}));

export const brands = BRANDS.map(({ id, name }) => ({ id, name, icon: `brand-${id}.webp` }));

export const offers = [
  { id: 1, title: 'Flash Sale', titleAr: 'تخفيضات سريعة' },
  { id: 2, title: 'Weekend', titleAr: 'عرض نهاية الأسبوع' },
  { id: 3, title: 'Special', titleAr: 'منتجات مميزة' },
];

const vendor = (n, name, nameAr, about, aboutAr) => ({
  id: 100 + n,
  name,
  nameAr,
  username: `vendor${n}`,
  email: `vendor${n}@example.com`,
  about,
  aboutAr,
  image: `vendor-${100 + n}.webp`,
});

export const vendors = [
  vendor(
    1,
    'Ghaf House Boutique',
    'بوتيك بيت الغاف',
    'A Dubai boutique for modest fashion, bags and shoes. Small collections, selected piece by piece since 2014.',
    'بوتيك في دبي للأزياء المحتشمة والحقائب والأحذية. تشكيلات صغيرة نختارها قطعة قطعة منذ 2014.',
  ),
  vendor(
    2,
    'Marsa Fine Goods',
    'مرسى للمقتنيات',
    'Eyewear, belts and everyday leather from a family shop by the creek.',
    'نظارات وأحزمة وجلديات يومية من متجر عائلي على الخور.',
  ),
  vendor(
    3,
    'Barjeel Perfumery',
    'برجيل للعطور',
    'Perfumes and beauty for the Gulf climate, blended and bottled in Sharjah.',
    'عطور ومستحضرات جمال لمناخ الخليج تُمزج وتُعبأ في الشارقة.',
  ),
  vendor(
    4,
    'Najm Time & Jewels',
    'نجم للساعات والمجوهرات',
    'Watches with a warranty card and jewelry polished by hand in Abu Dhabi.',
    'ساعات ببطاقة ضمان ومجوهرات مصقولة يدوياً في أبوظبي.',
  ),
  vendor(
    5,
    'Wadi Home & Gifts',
    'وادي للمنزل والهدايا',
    'Oud, candles, toys and wrapped gifts, sent from Ras Al Khaimah to every emirate.',
    'عود وشموع وألعاب وهدايا مغلفة من رأس الخيمة إلى كل الإمارات.',
  ),
];

const banner = (id, imageUrl, path, category, en, ar, active = true) => ({
  id,
  title: en[0],
  about: en[1],
  tagline: en[2],
  titleAr: ar[0],
  aboutAr: ar[1],
  taglineAr: ar[2],
  path,
  imageUrl,
  category,
  active,
});

export const banners = [
  banner(
    1,
    'hero-1.webp',
    '/category/2',
    2,
    [
      'Scents of the evening majlis',
      'Oud, amber and rose, blended in small batches.',
      'New perfumes',
    ],
    ['عطور لأمسيات المجلس', 'عود وعنبر وورد، تُحضَّر بكميات محدودة.', 'عطور جديدة'],
  ),
  banner(
    2,
    'hero-2.webp',
    '/category/6',
    6,
    ['Timeless watches', 'Leather and steel watches with their warranty card.', 'Selected watches'],
    ['ساعات بأناقة هادئة', 'ساعات من الجلد والفولاذ مع بطاقة الضمان.', 'مختارات الساعات'],
  ),
  banner(
    3,
    'hero-3.webp',
    '/category/1',
    1,
    ['Soft lines for warm nights', 'Abayas and evening dresses in deep colours.', 'Evening wear'],
    ['قصّات ناعمة لليالي الدافئة', 'عبايات وفساتين سهرة بألوان غنية.', 'أزياء السهرة'],
  ),
  banner(
    4,
    'hero-4.webp',
    '/category/3',
    3,
    ['Gold for every day', 'Rings, hoops and bangles with a soft polish.', 'Fine jewelry'],
    ['ذهب لإطلالة كل يوم', 'خواتم وأقراط وأساور بلمعة ناعمة.', 'مجوهرات راقية'],
  ),
  banner(
    5,
    'hero-2.webp',
    '/category/12',
    12,
    ['Gifts for National Day', 'Gift sets, wrapped and ready.', 'Coming in December'],
    ['هدايا اليوم الوطني', 'أطقم هدايا مغلّفة وجاهزة للإهداء.', 'قريباً في ديسمبر'],
    false,
  ),
];

const ad = (id, path, en, ar) => ({
  id,
  image: `ad-${id}.webp`,
  title: en[0],
  titleAr: ar[0],
  text: en[1],
  textAr: ar[1],
  path,
});

export const mainAds = [
  ad(
    1,
    '/category/7',
    ['The green bag', 'Structured, with a turn lock.'],
    ['الحقيبة الخضراء', 'تصميم متماسك بقفل دوّار.'],
  ),
  ad(
    2,
    '/category/10',
    ['Welcome with oud', 'Burners, chips and bakhoor.'],
    ['ضيافة بعبق العود', 'مباخر وعود وبخور.'],
  ),
  ad(
    3,
    '/category/4',
    ['Summer light', 'Sunglasses with UV400 lenses.'],
    ['إطلالة صيفية', 'نظارات شمسية بعدسات UV400.'],
  ),
  ad(
    4,
    '/category/12',
    ['Tied with a ribbon', 'Gift boxes with your own message.'],
    ['بشريط ساتان', 'علب هدايا ببطاقة منك.'],
  ),
];

export const partners = [
  [1, 'Saqreen Express', '/terms-and-conditions#delivery'],
  [2, 'Hudhud Logistics', '/terms-and-conditions#delivery'],
  [3, 'Dirham4 Pay Later', '/terms-and-conditions#payment'],
  [4, 'Kanzi Payments', '/terms-and-conditions#payment'],
  [5, 'Souk Al Waha Mall', '/vendor/101'],
  [6, 'Palmgate Centre', '/vendor/104'],
  [7, 'Green Crate Packaging', '/category/12'],
  [8, 'Noon Tide Studio', '/about'],
].map(([id, name, path]) => ({ id, name, path, icon: `partner-${id}.webp` }));

const video = (id, slug, link, en, ar) => ({
  id,
  videoUrl: `video-${slug}.webm`,
  poster: `video-${slug}.webp`,
  title: en[0],
  titleAr: ar[0],
  model: en[1],
  description: en[2],
  descriptionAr: ar[1],
  link,
});

export const videos = [
  video(
    1,
    'watch',
    '/category/6',
    [
      'Every side of the chronograph',
      'Chronograph',
      'Steel, leather and a tachymeter bezel, all the way round.',
    ],
    ['الكرونوغراف من كل زاوية', 'فولاذ وجلد وإطار تاكيمتر بتفاصيلها كاملة.'],
  ),
  video(
    2,
    'perfume',
    '/category/2',
    ['Light through amber', 'Extrait de Parfum', 'The arched bottle turning in evening light.'],
    ['بلون العنبر', 'زجاجة مقوّسة تتألق في ضوء المساء.'],
  ),
  video(
    3,
    'bag',
    '/category/7',
    ['Made to hold its shape', 'Top-handle Bag', 'A turn around the green top-handle bag.'],
    ['شكل أنيق يدوم', 'حقيبة اليد الخضراء من كل الجوانب.'],
  ),
  video(
    4,
    'ring',
    '/category/3',
    ['A stone that catches light', 'Solitaire Ring', 'Four prongs and one bright stone.'],
    ['حجر يتلألأ بالضوء', 'حجر واحد لامع بأربعة مثبّتات.'],
  ),
];
