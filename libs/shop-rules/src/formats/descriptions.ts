/** Meta descriptions in one language. */
interface Words {
  /** Pages without their own text. */
  shop: string;
  /** A list of products. */
  list: (name: string) => string;
  /** The list of an audience group. */
  group: (name: string) => string;
  /** By path, without language prefix. */
  pages: Record<string, string>;
}

const en: Words = {
  shop: 'Fashion, perfumes, watches, jewelry and accessories, delivered across the United Arab Emirates.',
  list: (name) => `Shop ${name} at Liwan.`,
  group: (name) => `Fashion, perfumes and accessories: ${name}.`,
  pages: {
    '/about':
      'A liwan is the open hall of a house, where guests are received. Ours is a shop: fashion, perfumes, watches, jewelry and accessories, with room to look around.',
    '/become-a-seller': 'Sell with Liwan: shoppers across the United Arab Emirates, one shop.',
    '/privacy-policy': 'What Liwan stores about you, why, and what you can ask for.',
    '/refund-policy': 'When and how Liwan pays your money back.',
    '/return-policy': 'How to return what you bought at Liwan.',
    '/terms-and-conditions': 'Orders, prices, delivery and returns at Liwan.',
  },
};

const ar: Words = {
  shop: 'أزياء وعطور وساعات ومجوهرات وإكسسوارات تصل إلى جميع أنحاء الإمارات العربية المتحدة.',
  list: (name) => `تسوّق ${name} من ليوان.`,
  group: (name) => `أزياء وعطور وإكسسوارات: ${name}.`,
  pages: {
    '/about':
      'الليوان هو البهو المفتوح في البيت حيث يُستقبل الضيوف. وليواننا متجر للأزياء والعطور والساعات والمجوهرات والإكسسوارات، فيه متسع للتأمل.',
    '/become-a-seller': 'بِع مع ليوان: متسوقون في جميع أنحاء الإمارات ومتجر واحد.',
    '/privacy-policy': 'ما يحفظه ليوان عنك، ولماذا، وما يمكنك طلبه.',
    '/refund-policy': 'متى وكيف يعيد ليوان إليك مالك.',
    '/return-policy': 'كيف تُرجع ما اشتريته من ليوان.',
    '/terms-and-conditions': 'الطلبات والأسعار والتوصيل والإرجاع في ليوان.',
  },
};

const WORDS = { en, ar };
type Locale = keyof typeof WORDS;

/** The first whole words of a text, on one line. */
const shortened = (text: string, longest = 160): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : longest)}…`;
};

/** Description of a page with its own text; undefined for others. */
const ownDescription = (path: string, locale: Locale): string | undefined =>
  WORDS[locale].pages[path];

/** Description of a static page, by path without language prefix. */
export const pageDescription = (path: string, locale: Locale): string =>
  ownDescription(path, locale) ?? WORDS[locale].shop;

export const groupDescription = (name: string, locale: Locale): string => WORDS[locale].group(name);

/** Description of a product list: its first text, else a sentence with its name. */
export const listDescription = (
  name: string,
  texts: (string | null | undefined)[],
  locale: Locale,
): string => shortened(texts.find(Boolean) ?? WORDS[locale].list(name));

export const productDescription = (name: string, text: string): string => shortened(text || name);
