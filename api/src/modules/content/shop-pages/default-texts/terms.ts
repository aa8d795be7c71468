import type { DefaultPage } from './default-page.js';

/** The terms and conditions until staff change it. */
export const termsPage: DefaultPage = {
  updatedAt: '2026-11-21',
  en: {
    title: 'Terms and conditions',
    description: 'Orders, prices, delivery and returns at {shop}.',
    body: `These terms apply when you order from us.

## Who you are buying from

You are buying from {shop}{address}. You can reach us at {email} and {phone} during opening hours{hours}.

You must be 18 or older to order, or have the consent of a parent or guardian.

## Your account

You can browse and fill your cart without an account, but you need to log in to order. Please provide a name, phone number and address where the courier can reach you, and keep your password to yourself. If you think that someone else knows it, change it in your profile; this logs out all other devices.

## Orders

Checkout shows all items, the delivery fee and the total before you pay. An order is placed when your card payment is confirmed or your cash order is accepted; we then confirm it by email.

While you pay by card, we reserve the items for 30 minutes. If we receive no payment in that time, the order expires and you are not charged. You can cancel an order free of charge until the courier has collected the parcel.

If an item turns out to be unavailable or its price was obviously wrong, we inform you and refund you in full.

## Prices

Prices are in dirhams (AED) and include 5% VAT. A struck-through price is our regular price; the other price is the one you pay. The total at checkout applies.

## Payment

- By card (Visa or Mastercard) in dirhams, on our payment provider's page. We never see your card number.
- In cash on delivery, to the courier, where checkout offers it.

## Delivery

We deliver within 1-3 business days in the United Arab Emirates, and only there. Delivery costs {dubai} in Dubai and {other} in the other emirates, charged once per order.

The courier calls before delivery. If no one is available, the courier tries again. A parcel that cannot be delivered is returned to us and refunded.

## Late delivery

If a delivery in the UAE takes longer than 3 business days, you receive a {coupon} AED coupon.

## Returns and refunds

Returns are free within {days} of delivery, and we refund you within {refundDays} business days. See the returns page for how to return an item and the refund policy for the amount.

## Reviews

Share your opinion of an item, positive or negative. We remove only reviews that insult people, break the law or disclose private information.

## Governing law

These terms are governed by the law of the United Arab Emirates, and the courts of Dubai have jurisdiction. Your rights under the consumer protection law (Federal Law No. 15 of 2020) are not affected. Please contact us first: most issues can be resolved with one message.

The terms published here when you place an order apply to that order.`,
  },
  ar: {
    title: 'الشروط والأحكام',
    description: 'الطلبات والأسعار والتوصيل والإرجاع في {shop}.',
    body: `تسري هذه الشروط عند تقديم طلب لدينا.

## الجهة البائعة

أنت تشتري من {shop}{address}. يمكنك التواصل معنا على {email} و{phone} خلال ساعات العمل{hours}.

يُشترط لتقديم الطلب أن يكون عمرك 18 عاماً أو أكثر، أو أن تحصل على موافقة ولي أمرك.

## حسابك

يمكنك تصفّح المتجر وإضافة المنتجات إلى السلة من دون حساب، لكن يلزم تسجيل الدخول لتقديم الطلب. يُرجى إدخال اسم ورقم هاتف وعنوان يتيح للمندوب الوصول إليك، والمحافظة على سرية كلمة المرور. وإذا ظننت أن شخصاً آخر يعرفها فغيّرها من ملفك الشخصي، وسيُسجَّل خروجك من كل الأجهزة الأخرى.

## الطلبات

تعرض صفحة إتمام الطلب جميع المنتجات ورسوم التوصيل والإجمالي قبل الدفع. ويُعدّ الطلب مقدّماً عند تأكيد الدفع بالبطاقة أو عند قبول طلب الدفع عند الاستلام، ثم نؤكده لك بالبريد الإلكتروني.

أثناء الدفع بالبطاقة نحجز لك المنتجات لمدة 30 دقيقة. وإذا لم يصلنا المبلغ خلالها تنتهي مهلة الطلب ولا يُخصم منك شيء. ويمكنك إلغاء الطلب مجاناً ما لم تستلم شركة الشحن الشحنة.

إذا تبيّن أن أحد المنتجات غير متوفر أو أن في سعره خطأً واضحاً، نبلغك وتسترد المبلغ كاملاً.

## الأسعار

الأسعار بالدرهم الإماراتي وتشمل ضريبة القيمة المضافة بنسبة 5\u200e%\u200e. السعر المشطوب هو سعرنا الأصلي، والسعر الآخر هو ما تدفعه. ويُعتمد الإجمالي الظاهر عند إتمام الطلب.

## الدفع

- بالبطاقة (فيزا أو ماستركارد) بالدرهم، في صفحة مزوّد خدمة الدفع. ولا نطّلع على رقم بطاقتك أبداً.
- نقداً للمندوب عند الاستلام، إذا كان هذا الخيار متاحاً عند إتمام الطلب.

## التوصيل

نوصّل خلال 1-3 أيام عمل داخل الإمارات العربية المتحدة فقط. رسوم التوصيل {dubai} داخل دبي و{other} إلى باقي الإمارات، وتُحتسب مرة واحدة لكل طلب.

يتصل بك المندوب قبل التوصيل. وإذا لم يجد أحداً فسيحاول مرة أخرى. والشحنة التي يتعذر تسليمها تعود إلينا وتسترد المبلغ.

## تأخر التوصيل

إذا استغرق التوصيل داخل الإمارات أكثر من 3 أيام عمل تحصل على قسيمة بقيمة {coupon} درهماً.

## الإرجاع واسترداد المبلغ

الإرجاع مجاني خلال {days} من التسليم، وتسترد المبلغ خلال {refundDays} أيام عمل. تجد كيفية الإرجاع في صفحة الإرجاع، وتفاصيل المبلغ في سياسة استرداد المبلغ.

## التقييمات

شاركنا رأيك في المنتج، إيجابياً كان أو سلبياً. لا نزيل إلا التقييمات التي تسيء إلى الآخرين أو تخالف القانون أو تكشف معلومات خاصة.

## القانون الواجب التطبيق

تخضع هذه الشروط لقانون دولة الإمارات العربية المتحدة، وتختص محاكم دبي بالنظر في أي نزاع. ولا تؤثر في حقوقك بموجب قانون حماية المستهلك (القانون الاتحادي رقم 15 لسنة 2020). يُرجى التواصل معنا أولاً، فمعظم المشكلات تُحل برسالة واحدة.

تسري على كل طلب الشروط المنشورة هنا وقت تقديمه.`,
  },
};
