import type { DefaultPage } from './default-page.js';

/** About us until staff change it. */
export const aboutPage: DefaultPage = {
  updatedAt: null,
  en: {
    title: 'About Us',
    description:
      '{shop} is an online shop for fashion, perfumes, watches, jewelry and accessories.',
    body: `{shop} is an online shop for fashion, perfumes, watches, jewelry and accessories.

## Who we are

{shop} is an online shop based in Dubai. We sell brands and makers from across the Emirates: abaya designers, perfumers, goldsmiths, watchmakers, and makers of incense, bags and glasses.

We serve every emirate, in English and Arabic. All prices are in dirhams and include VAT.

## Selected with care

We check every item before it goes on sale. Its page shows the brand, the materials, how many are left in stock, and reviews by shoppers who bought it.

What you see on the page is what you receive. When an item is sold out, its page says so.

## Delivered in 1-3 business days

Our courier delivers to any address in the United Arab Emirates within 1-3 business days. Delivery costs {dubai} in Dubai and {other} in the other emirates.

Pay by card or in cash on delivery. Returns are free within {days}.

## Customer service

Contact us by chat or email at any time. Our team replies in person during opening hours{hours}.

Would you like to sell your own products here? Apply under "Become a seller" and we will contact you.`,
  },
  ar: {
    title: 'من نحن',
    description: '{shop} متجر إلكتروني للأزياء والعطور والساعات والمجوهرات والإكسسوارات.',
    body: `{shop} متجر إلكتروني للأزياء والعطور والساعات والمجوهرات والإكسسوارات.

## من نحن

{shop} متجر إلكتروني مقره دبي. نعرض منتجات علامات وحرفيين من أنحاء الإمارات: مصممي عباءات وعطّارين وصاغة وصنّاع ساعات وبخور وحقائب ونظارات.

نخدم جميع الإمارات باللغتين العربية والإنجليزية، وجميع أسعارنا بالدرهم شاملة ضريبة القيمة المضافة.

## منتجات مختارة بعناية

نفحص كل منتج قبل عرضه للبيع. وتجد في صفحته علامته التجارية ومكوّناته والكمية المتبقية منه وتقييمات العملاء الذين اشتروه.

ما تراه في الصفحة هو ما يصلك. وعند نفاد المنتج نوضّح ذلك في صفحته.

## التوصيل خلال 1-3 أيام عمل

نوصّل إلى أي عنوان في الإمارات العربية المتحدة خلال 1-3 أيام عمل. رسوم التوصيل {dubai} داخل دبي و{other} إلى باقي الإمارات.

يمكنك الدفع بالبطاقة أو نقداً عند الاستلام. والإرجاع مجاني خلال {days}.

## خدمة العملاء

تواصل معنا عبر المحادثة أو البريد الإلكتروني في أي وقت. يردّ عليك فريقنا شخصياً خلال ساعات العمل{hours}.

هل ترغب في بيع منتجاتك لدينا؟ قدّم طلبك من صفحة «البيع في {shop}» وسنتواصل معك.`,
  },
};
