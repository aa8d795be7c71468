import type { OrderTemplate } from './mail-template.js';

interface MailWords {
  subject: string;
  heading: string;
  /** Instead of a heading with the receiver's name, where the address is unverified. */
  neutral?: string;
  body: string[];
  /** Replaces the body where the order is paid in cash. */
  cash?: string[];
  /** Replaces the body where staff made the refund of a card payment by bank transfer or in cash. */
  byHand?: Record<'bank' | 'cash', string[]>;
  button: string;
}

/** The sentences of the mails; `{order}`, `{name}`, `{total}`, `{amount}` and `{reason}` are filled in. */
interface Words {
  verifyEmail: MailWords & { footer: string };
  passwordReset: MailWords & { footer: string };
  sellerApproved: MailWords;
  sellerRefused: MailWords;
  sellerFooter: string;
  mails: Record<OrderTemplate, MailWords>;
  subtotal: string;
  delivery: string;
  /** What a refund is more or less than its goods and delivery. */
  adjustment: string;
  refunded: string;
  free: string;
  total: string;
  toCollect: string;
  waybill: string;
  review: string;
  order: string;
  deliverTo: string;
  questions: string;
  footer: string;
}

export const WORDS: Record<'en' | 'ar', Words> = {
  en: {
    verifyEmail: {
      subject: 'Confirm your e-mail address',
      heading: 'Confirm your e-mail address',
      body: [
        'An account at Liwan was created with this e-mail address. Use the button below to confirm that it is yours.',
        'The link is valid for 48 hours. If you did not create an account, you can ignore this e-mail.',
      ],
      button: 'Confirm my address',
      footer: 'You received this e-mail because an account at Liwan was created with this address.',
    },
    passwordReset: {
      subject: 'Reset your Liwan password',
      heading: 'Choose a new password, {name}',
      neutral: 'Choose a new password',
      body: [
        'We received a request to reset your password. Use the button below to choose a new one.',
        'The link works once and expires in 30 minutes. If you did not request it, you can ignore this e-mail; your password stays the same.',
      ],
      button: 'Choose a new password',
      footer: 'You received this e-mail because a password reset was requested at Liwan.',
    },
    sellerApproved: {
      subject: 'Welcome to Liwan: you can sell with us',
      heading: 'Welcome, {name}',
      body: [
        'Your request to sell at Liwan has been approved.',
        'Use the button below to choose a password and start adding your products. The link works once and expires in seven days.',
      ],
      button: 'Open my seller account',
    },
    sellerRefused: {
      subject: 'Your request to sell at Liwan',
      heading: 'Thank you for your interest, {name}',
      body: [
        'We have reviewed your request to sell at Liwan and cannot accept it at this time.',
        '{reason}',
        'If you have any questions, please contact us.',
      ],
      button: 'Visit the shop',
    },
    sellerFooter: 'You received this e-mail because you requested to sell at Liwan.',
    mails: {
      'order-confirmed': {
        subject: 'Your order {order} is confirmed',
        heading: 'Thank you, {name}',
        neutral: 'Thank you for your order',
        body: [
          'We have received your payment of {total}. Your order is confirmed.',
          'We will e-mail you again when your parcel is with the courier.',
        ],
        cash: [
          'Your order is confirmed. You pay {total} when the parcel arrives.',
          'We will e-mail you again when your parcel is with the courier.',
        ],
        button: 'See my order',
      },
      'order-shipped': {
        subject: 'Your parcel for order {order}',
        heading: 'Your parcel is on its way',
        body: [
          'The courier will deliver your parcel within one to three business days.',
          'Use the waybill number below to track it.',
        ],
        button: 'See my order',
      },
      'details-missing': {
        subject: 'Confirm the delivery details of order {order}',
        heading: 'One step is missing, {name}',
        neutral: 'One step is missing',
        body: [
          'We have received your order, but its delivery details have not been confirmed yet.',
          'If you do not confirm them within one day, we will send it to the address you gave at checkout.',
        ],
        button: 'Confirm the delivery details',
      },
      'order-cancelled': {
        subject: 'Your order {order} was cancelled',
        heading: 'Your order was cancelled',
        body: [
          'If you paid by card, the amount will be refunded to the same card. We will e-mail you when it is done.',
        ],
        cash: ['There is nothing to pay, and no delivery will be made.'],
        button: 'See my order',
      },
      'order-refunded': {
        subject: 'Your refund for order {order}',
        heading: 'Your refund has been issued',
        body: [
          'We have refunded {amount} to the card you paid with. It may take a few days to appear in your account.',
        ],
        cash: ['We have refunded {amount} of your cash payment.'],
        byHand: {
          bank: [
            'We could not refund {amount} to your card, so we have sent it by bank transfer. It may take a few days to appear in your account.',
          ],
          cash: ['We could not refund {amount} to your card, so we have returned it in cash.'],
        },
        button: 'See my order',
      },
      'order-delivered': {
        subject: 'Your order {order} was delivered',
        heading: 'Your parcel has arrived',
        body: [
          'We hope you love it. Write a review to help other shoppers; it only takes a minute.',
        ],
        button: 'See my order',
      },
    },
    subtotal: 'Subtotal',
    delivery: 'Delivery',
    adjustment: 'Adjustment',
    refunded: 'Refunded',
    free: 'Free',
    total: 'Total (VAT included)',
    toCollect: 'To pay on delivery',
    waybill: 'Waybill',
    review: 'Write a review',
    order: 'Order',
    deliverTo: 'Delivered to',
    questions: 'Questions',
    footer: 'You received this e-mail because of your order at Liwan.',
  },
  ar: {
    verifyEmail: {
      subject: 'تأكيد بريدك الإلكتروني',
      heading: 'تأكيد بريدك الإلكتروني',
      body: [
        'أُنشئ حساب في ليوان بهذا البريد الإلكتروني. يُرجى تأكيد أنه بريدك بالزر أدناه.',
        'الرابط صالح لمدة 48 ساعة. إذا لم تنشئ حساباً فتجاهل هذه الرسالة.',
      ],
      button: 'تأكيد البريد الإلكتروني',
      footer: 'تصلك هذه الرسالة لأن حساباً في ليوان أُنشئ بهذا البريد الإلكتروني.',
    },
    passwordReset: {
      subject: 'كلمة مرور جديدة لحسابك في ليوان',
      heading: 'اختر كلمة مرور جديدة يا {name}',
      neutral: 'اختر كلمة مرور جديدة',
      body: [
        'طُلبت كلمة مرور جديدة لحسابك. يمكنك اختيارها بالزر أدناه.',
        'يعمل الزر مرة واحدة ولمدة 30 دقيقة. إذا لم تطلب ذلك فتجاهل هذه الرسالة، ولن يتغير شيء.',
      ],
      button: 'اختيار كلمة مرور جديدة',
      footer: 'تصلك هذه الرسالة لأن كلمة مرور جديدة طُلبت في ليوان.',
    },
    sellerApproved: {
      subject: 'أهلاً بك في ليوان: يمكنك البيع معنا',
      heading: 'أهلاً بك يا {name}',
      body: [
        'يسعدنا إخبارك بأن طلبك للبيع في ليوان قد قُبل.',
        'اختر كلمة مرور بالزر أدناه، وبعدها يمكنك إضافة منتجاتك فوراً. يعمل الزر مرة واحدة خلال سبعة أيام.',
      ],
      button: 'فتح حساب البائع',
    },
    sellerRefused: {
      subject: 'طلبك للبيع في ليوان',
      heading: 'شكراً لاهتمامك يا {name}',
      body: [
        'اطّلعنا على طلبك للبيع في ليوان، ولا يمكننا قبوله في الوقت الحالي.',
        '{reason}',
        'إذا كانت لديك أي أسئلة فيسعدنا أن تتواصل معنا.',
      ],
      button: 'زيارة المتجر',
    },
    sellerFooter: 'تصلك هذه الرسالة لأنك طلبت البيع في ليوان.',
    mails: {
      'order-confirmed': {
        subject: 'تم تأكيد طلبك {order}',
        heading: 'شكراً لك {name}',
        neutral: 'شكراً لطلبك',
        body: [
          'استلمنا دفعتك بمبلغ {total}، وتم تأكيد طلبك.',
          'سنراسلك مجدداً فور تسليم شحنتك إلى شركة الشحن.',
        ],
        cash: [
          'تم تأكيد طلبك. تدفع {total} عند استلام الشحنة.',
          'سنراسلك مجدداً فور تسليم شحنتك إلى شركة الشحن.',
        ],
        button: 'عرض طلبي',
      },
      'order-shipped': {
        subject: 'شحنة طلبك {order}',
        heading: 'شحنتك في طريقها إليك',
        body: [
          'ستصلك شحنتك خلال يوم إلى ثلاثة أيام عمل.',
          'يمكنك متابعتها برقم بوليصة الشحن أدناه.',
        ],
        button: 'عرض طلبي',
      },
      'details-missing': {
        subject: 'تأكيد بيانات توصيل طلبك {order}',
        heading: 'بقيت خطوة واحدة يا {name}',
        neutral: 'بقيت خطوة واحدة',
        body: [
          'استلمنا طلبك، لكن بيانات التوصيل لم تُؤكَّد بعد.',
          'إذا لم تؤكدها فسنرسله بعد يوم واحد إلى العنوان الذي أدخلته عند الدفع.',
        ],
        button: 'تأكيد بيانات التوصيل',
      },
      'order-cancelled': {
        subject: 'تم إلغاء طلبك {order}',
        heading: 'تم إلغاء طلبك',
        body: ['إذا دفعت بالبطاقة فسيُردّ المبلغ إلى البطاقة نفسها، وسنراسلك عند ردّه.'],
        cash: ['لا يوجد مبلغ مستحق، ولن يتم التوصيل.'],
        button: 'عرض طلبي',
      },
      'order-refunded': {
        subject: 'استرداد مبلغ طلبك {order}',
        heading: 'تم رد المبلغ',
        body: [
          'أعدنا {amount} إلى البطاقة التي دفعت بها. قد يحتاج البنك إلى بضعة أيام ليظهر المبلغ في حسابك.',
        ],
        cash: ['أعدنا إليك {amount} مما دفعته نقداً.'],
        byHand: {
          bank: [
            'تعذّرت إعادة {amount} إلى بطاقتك، فأرسلنا المبلغ بتحويل بنكي. قد يحتاج البنك إلى بضعة أيام ليظهر في حسابك.',
          ],
          cash: ['تعذّرت إعادة {amount} إلى بطاقتك، فأعدنا المبلغ إليك نقداً.'],
        },
        button: 'عرض طلبي',
      },
      'order-delivered': {
        subject: 'تم توصيل طلبك {order}',
        heading: 'وصلت شحنتك',
        body: [
          'نأمل أن تنال إعجابك. رأيك يساعد غيرك على الاختيار، وكتابة التقييم لا تستغرق سوى دقيقة.',
        ],
        button: 'عرض طلبي',
      },
    },
    subtotal: 'المجموع الفرعي',
    delivery: 'التوصيل',
    adjustment: 'تسوية',
    refunded: 'المبلغ المسترد',
    free: 'مجاني',
    total: 'الإجمالي (شامل ضريبة القيمة المضافة)',
    toCollect: 'المبلغ المستحق عند التوصيل',
    waybill: 'رقم بوليصة الشحن',
    review: 'اكتب تقييماً',
    order: 'الطلب',
    deliverTo: 'التوصيل إلى',
    questions: 'للاستفسار',
    footer: 'تصلك هذه الرسالة بسبب طلبك من ليوان.',
  },
};
