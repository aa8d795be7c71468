import type { DefaultPage } from './default-page.js';

/** The refund policy until staff change it. */
export const refundPage: DefaultPage = {
  updatedAt: '2026-11-21',
  en: {
    title: 'Refund policy',
    description: 'When and how {shop} refunds you.',
    body: `Return your items within {days} and receive your refund within {refundDays} business days.

## When you get a refund

- You return an item within {days} of delivery, for any reason.
- An item is faulty, damaged or not what you ordered.
- You cancel the order before the courier has collected the parcel, or we cannot deliver it.
- We receive a payment after the order was cancelled or expired. It is refunded automatically.

## Processing time

We refund within {refundDays} business days of receiving the returned parcel, or of the cancellation. We email you once the refund is sent. Your bank may need a few more days to show it.

## Refund method

- Card: refunded to the same card.
- Cash on delivery: refunded by transfer to a bank account in your name in the United Arab Emirates. We will ask you for the IBAN.

## Refund amount

We refund the full price you paid for the returned items, including VAT. Pickup is free.

We also refund the delivery fee if an item was faulty, damaged or not what you ordered, or if the order was cancelled before it was shipped. Otherwise the delivery fee is not refunded.

## Late delivery

If a delivery in the UAE takes longer than 3 business days, you receive a {coupon} AED coupon. Contact us with your order number and we will send it to you.`,
  },
  ar: {
    title: 'سياسة استرداد المبلغ',
    description: 'متى تسترد المبلغ من {shop}، وكيف.',
    body: `أرجع منتجاتك خلال {days} واسترد المبلغ خلال {refundDays} أيام عمل.

## متى يحق لك استرداد المبلغ

- إذا أرجعت المنتج خلال {days} من التسليم، لأي سبب كان.
- إذا كان المنتج معيباً أو تالفاً أو مختلفاً عمّا طلبته.
- إذا ألغيت الطلب قبل أن تستلم شركة الشحن الشحنة، أو تعذّر علينا توصيلها.
- إذا وصلتنا دفعة بعد إلغاء الطلب أو انتهاء مهلته. ويُسترد المبلغ تلقائياً.

## مدة المعالجة

تسترد المبلغ خلال {refundDays} أيام عمل من استلام الشحنة المُرجعة أو من تاريخ الإلغاء. وتصلك رسالة بالبريد الإلكتروني عند إرسال المبلغ. وقد يستغرق ظهوره في حسابك المصرفي بضعة أيام إضافية.

## طريقة استرداد المبلغ

- البطاقة: يُسترد المبلغ إلى البطاقة نفسها.
- الدفع عند الاستلام: يُسترد المبلغ بتحويل إلى حساب مصرفي باسمك في الإمارات العربية المتحدة، وسنطلب منك رقم الآيبان (IBAN).

## المبلغ المسترد

تسترد كامل السعر الذي دفعته مقابل المنتجات المُرجعة، شاملاً ضريبة القيمة المضافة. واستلامها من عنوانك مجاني.

وتسترد رسوم التوصيل أيضاً إذا كان المنتج معيباً أو تالفاً أو مختلفاً عمّا طلبته، أو إذا أُلغي الطلب قبل شحنه. وفي غير هذه الحالات لا تُسترد رسوم التوصيل.

## تأخر التوصيل

إذا استغرق التوصيل داخل الإمارات أكثر من 3 أيام عمل تحصل على قسيمة بقيمة {coupon} درهماً. تواصل معنا واذكر رقم طلبك وسنرسلها إليك.`,
  },
};
