import type { DefaultPage } from './default-page.js';

/** The returns page until staff change it. */
export const returnsPage: DefaultPage = {
  updatedAt: '2026-11-25',
  en: {
    title: 'Returns',
    description: 'How to return items you bought from {shop}.',
    body: `Free returns within {days} of delivery.

## How to return an item

- Open the order in your profile and choose "Return items", or contact us by chat or at {email} with your order number.
- Pack the item as you received it, with everything that came with it.
- The courier collects the parcel from your address, free of charge.
- Once we have received and checked it, we refund you within {refundDays} business days.

## Condition of returned items

Unused and unworn, with all tags, the original box, the warranty card and all accessories. You may try items on, but not wear or use them.

## Items that cannot be returned

For hygiene reasons, or because they cannot be used by anyone else, we do not accept returns of:

- perfumes, oud, make-up and skin care once the seal is open;
- earrings for pierced ears once worn;
- items made to order or engraved.

These exceptions do not apply to items that are faulty or not what you ordered.

## Faulty, damaged or wrong items

Contact us within {days}, with a photo if possible. We replace the item, repair it or refund you, including the delivery fee. Your rights under the consumer protection law of the United Arab Emirates and any warranty stated on the product page are not affected.

## Exchanging for another size or color

Return the item and place an order for the size or color you want. This is the fastest way, and the item cannot sell out in the meantime.

## Cost of returns

Returns are free of charge. We pay for the pickup.`,
  },
  ar: {
    title: 'الإرجاع',
    description: 'كيفية إرجاع المنتجات التي اشتريتها من {shop}.',
    body: `إرجاع مجاني خلال {days} من التسليم.

## كيفية الإرجاع

- افتح الطلب من ملفك الشخصي واختر «إرجاع منتجات»، أو تواصل معنا عبر المحادثة أو على {email} واذكر رقم الطلب.
- غلّف المنتج كما وصلك مع جميع محتوياته.
- يستلم المندوب الشحنة من عنوانك مجاناً.
- بعد وصولها وفحصها تسترد المبلغ خلال {refundDays} أيام عمل.

## حالة المنتجات المُرجعة

غير مستعملة وغير ملبوسة، مع جميع ملصقاتها وعلبتها الأصلية وبطاقة الضمان وكل الملحقات. يمكنك تجربة المنتج من دون ارتدائه أو استعماله.

## منتجات لا يمكن إرجاعها

لأسباب تتعلق بالنظافة، أو لعدم إمكانية استخدامها من شخص آخر، لا نقبل إرجاع ما يلي:

- العطور والعود والمكياج ومنتجات العناية بالبشرة بعد فتح الختم؛
- أقراط الأذن المثقوبة بعد ارتدائها؛
- المنتجات المصنوعة أو المنقوشة حسب الطلب.

لا تسري هذه الاستثناءات على المنتجات المعيبة أو المختلفة عمّا طلبته.

## المنتجات المعيبة أو التالفة أو الخاطئة

تواصل معنا خلال {days} وأرفق صورة إن أمكن. نستبدل المنتج أو نصلحه أو تسترد المبلغ مع رسوم التوصيل. ولا يؤثر ذلك في حقوقك بموجب قانون حماية المستهلك في دولة الإمارات العربية المتحدة ولا في أي ضمان مذكور في صفحة المنتج.

## الاستبدال بمقاس أو لون آخر

أرجع المنتج وقدّم طلباً جديداً بالمقاس أو اللون الذي تريده. هذه أسرع طريقة، وتضمن ألا تنفد الكمية في هذه الأثناء.

## تكلفة الإرجاع

الإرجاع مجاني. نحن نتحمّل تكلفة الاستلام من عنوانك.`,
  },
};
