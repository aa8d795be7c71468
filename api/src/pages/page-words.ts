import { type Group, type Locale } from '@shop/shop-rules';
import type { PlainPath } from './page-address.js';

/** Titles are those of the storefront's own pages. */
export interface PageWords {
  shop: string;
  /** Behind the shop's name on the home page. */
  tagline: string;
  home: string;
  aboutShort: string;
  groups: Record<Group, string>;
  titles: Record<Exclude<PlainPath, '/'>, string> & Record<'payment-success' | 'order', string>;
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
  home: 'Home',
  aboutShort: 'About',
  groups: { man: 'Men', women: 'Women', unisex: 'Unisex', kids: 'Kids' },
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
  home: 'الرئيسية',
  aboutShort: 'عن ليوان',
  groups: { man: 'رجال', women: 'نساء', unisex: 'للجنسين', kids: 'أطفال' },
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
