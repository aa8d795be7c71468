import type { Group } from '@shop/shop-rules';
import type { Locale, PlainPath } from './page-address.js';

/** Titles are those of the storefront's own pages; descriptions are what search engines show below them. */
export interface PageWords {
  shop: string;
  /** Behind the shop's name on the home page. */
  tagline: string;
  about: string;
  delivery: (days: number) => string;
  home: string;
  aboutShort: string;
  groups: Record<Group, string>;
  group: (group: string) => string;
  list: (name: string) => string;
  titles: Record<Exclude<PlainPath, '/'>, string> & Record<'payment-success' | 'order', string>;
  lead: Partial<Record<PlainPath, string>>;
  unknown: string;
  unknownHint: string;
  goHome: string;
  loading: string;
  newest: string;
  products: string;
  categories: string;
  shopNow: string;
  otherLanguage: string;
}

const en: PageWords = {
  shop: 'Liwan',
  tagline: 'Fashion, perfumes and watches in the UAE',
  about:
    'Fashion, perfumes, watches, jewelry and accessories, delivered across the United Arab Emirates.',
  delivery: (days) => `Delivery in 1-3 business days, free returns within ${days} days.`,
  home: 'Home',
  aboutShort: 'About',
  groups: { man: 'Men', women: 'Women', unisex: 'Unisex', kids: 'Kids' },
  group: (group) => `Fashion, perfumes and accessories: ${group}.`,
  list: (name) => `Shop ${name} at Liwan.`,
  titles: {
    '/about': 'About Us',
    '/wishlist': 'Wish List',
    '/profile': 'Your profile',
    '/login': 'Log in',
    '/register': 'Create your account',
    '/auth': 'Sign Up',
    '/auth/login': 'Log In',
    '/auth/signup': 'Sign Up',
    '/reset-password': 'Reset your password',
    '/become-a-seller': 'Become a seller',
    '/payment-failure': 'The payment was cancelled',
    '/privacy-policy': 'Privacy policy',
    '/refund-policy': 'Refund policy',
    '/return-policy': 'Returns',
    '/terms-and-conditions': 'Terms and conditions',
    'payment-success': 'Your payment',
    order: 'Order details',
  },
  lead: {
    '/about':
      'A liwan is the open hall of a house, where guests are received. Ours is a shop: fashion, perfumes, watches, jewelry and accessories, with room to look around.',
    '/become-a-seller': 'Sell with Liwan: shoppers across the United Arab Emirates, one shop.',
    '/privacy-policy': 'What Liwan stores about you, why, and what you can ask for.',
    '/refund-policy': 'When and how Liwan pays your money back.',
    '/return-policy': 'How to return what you bought at Liwan.',
    '/terms-and-conditions': 'Orders, prices, delivery and returns at Liwan.',
  },
  unknown: 'This page does not exist',
  unknownHint: 'It may have moved. Search for what you were looking for, or go home.',
  goHome: 'Go Home',
  loading: 'Loading...',
  newest: 'New Collections',
  products: 'Products',
  categories: 'Shop by category',
  shopNow: 'Shop now',
  otherLanguage: 'العربية',
};

const ar: PageWords = {
  shop: 'ليوان',
  tagline: 'أزياء وعطور وساعات في الإمارات',
  about: 'أزياء وعطور وساعات ومجوهرات وإكسسوارات تصل إلى جميع أنحاء الإمارات العربية المتحدة.',
  delivery: (days) => `التوصيل خلال 1-3 أيام عمل، وإرجاع مجاني خلال ${days} يوماً.`,
  home: 'الرئيسية',
  aboutShort: 'عن ليوان',
  groups: { man: 'رجال', women: 'نساء', unisex: 'للجنسين', kids: 'أطفال' },
  group: (group) => `أزياء وعطور وإكسسوارات: ${group}.`,
  list: (name) => `تسوّق ${name} من ليوان.`,
  titles: {
    '/about': 'من نحن',
    '/wishlist': 'قائمة الأمنيات',
    '/profile': 'ملفك الشخصي',
    '/login': 'تسجيل الدخول',
    '/register': 'أنشئ حسابك',
    '/auth': 'إنشاء حساب',
    '/auth/login': 'تسجيل الدخول',
    '/auth/signup': 'إنشاء حساب',
    '/reset-password': 'إعادة تعيين كلمة المرور',
    '/become-a-seller': 'كن بائعاً معنا',
    '/payment-failure': 'أُلغي الدفع',
    '/privacy-policy': 'سياسة الخصوصية',
    '/refund-policy': 'سياسة استرداد المبلغ',
    '/return-policy': 'الإرجاع',
    '/terms-and-conditions': 'الشروط والأحكام',
    'payment-success': 'دفعتك',
    order: 'تفاصيل الطلب',
  },
  lead: {
    '/about':
      'الليوان هو البهو المفتوح في البيت حيث يُستقبل الضيوف. وليواننا متجر للأزياء والعطور والساعات والمجوهرات والإكسسوارات، فيه متسع للتأمل.',
    '/become-a-seller': 'بِع مع ليوان: متسوقون في جميع أنحاء الإمارات ومتجر واحد.',
    '/privacy-policy': 'ما يحفظه ليوان عنك، ولماذا، وما يمكنك طلبه.',
    '/refund-policy': 'متى وكيف يعيد ليوان إليك مالك.',
    '/return-policy': 'كيف تُرجع ما اشتريته من ليوان.',
    '/terms-and-conditions': 'الطلبات والأسعار والتوصيل والإرجاع في ليوان.',
  },
  unknown: 'هذه الصفحة غير موجودة',
  unknownHint: 'ربما نُقلت. ابحث عمّا تريد أو عُد إلى الرئيسية.',
  goHome: 'العودة إلى الرئيسية',
  loading: 'جارٍ التحميل...',
  newest: 'مجموعات جديدة',
  products: 'المنتجات',
  categories: 'تسوّق حسب الفئة',
  shopNow: 'تسوّق الآن',
  otherLanguage: 'English',
};

export const PAGE_WORDS: Record<Locale, PageWords> = { en, ar };

/** Arabic where the page is Arabic and the row has it, else the first. */
export const pick = (locale: Locale, text: string, arabic?: string | null): string =>
  locale === 'ar' && arabic ? arabic : text;
