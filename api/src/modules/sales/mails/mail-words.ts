import type { OrderTemplate } from './mail-template.js';

interface MailWords {
  subject: string;
  heading: string;
  /** Instead of a heading with the receiver's name, where the address is unverified. */
  neutral?: string;
  body: string[];
  /** Said instead where the order is paid in cash. */
  cash?: string[];
  /** Said instead of a refund of a card payment that staff made by bank transfer or in cash. */
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
        'An account at Liwan was created with this e-mail address. Confirm with the button below that it is yours.',
        'The link is valid for 48 hours. If you did not create an account, ignore this mail.',
      ],
      button: 'Confirm my address',
      footer: 'You receive this mail because an account at Liwan was created with this address.',
    },
    passwordReset: {
      subject: 'Your new password for Liwan',
      heading: 'Choose a new password, {name}',
      neutral: 'Choose a new password',
      body: [
        'Somebody asked for a new password for your account. The button below lets you choose it.',
        'It works once and for 30 minutes. If it was not you, ignore this mail: nothing changes.',
      ],
      button: 'Choose a new password',
      footer: 'You receive this mail because a new password was asked for at Liwan.',
    },
    sellerApproved: {
      subject: 'Welcome to Liwan: you can sell with us',
      heading: 'Welcome, {name}',
      body: [
        'We are glad to tell you that your request to sell at Liwan was approved.',
        'Choose a password with the button below. Then you can add your products at once. The button works once, within seven days.',
      ],
      button: 'Open my seller account',
    },
    sellerRefused: {
      subject: 'Your request to sell at Liwan',
      heading: 'Thank you for your interest, {name}',
      body: [
        'We have looked at your request to sell at Liwan and cannot accept it for now.',
        '{reason}',
        'If you think that we missed something, please write to us.',
      ],
      button: 'Visit the shop',
    },
    sellerFooter: 'You receive this mail because you asked to sell at Liwan.',
    mails: {
      'order-confirmed': {
        subject: 'Your order {order} is confirmed',
        heading: 'Thank you, {name}',
        neutral: 'Thank you for your order',
        body: [
          'We have received your payment of {total}. Your order is confirmed.',
          'We write to you again as soon as your parcel is with the courier.',
        ],
        cash: [
          'Your order is confirmed. You pay {total} when the parcel arrives.',
          'We write to you again as soon as your parcel is with the courier.',
        ],
        button: 'See my order',
      },
      'order-shipped': {
        subject: 'Your parcel for order {order}',
        heading: 'Your parcel is getting on its way',
        body: [
          'The courier has registered your parcel and brings it within one to three business days.',
          'With the waybill below you can follow it.',
        ],
        button: 'See my order',
      },
      'details-missing': {
        subject: 'Where shall we send your order {order}?',
        heading: 'One step is missing, {name}',
        neutral: 'One step is missing',
        body: [
          'We have your order, but the delivery details were not confirmed yet.',
          'Without them we send it to the address you gave at checkout after one day.',
        ],
        button: 'Confirm the delivery details',
      },
      'order-cancelled': {
        subject: 'Your order {order} was cancelled',
        heading: 'Your order was cancelled',
        body: ['What was paid by card goes back to the same card; we write to you when it has.'],
        cash: ['You have nothing to pay, and the courier will not come.'],
        button: 'See my order',
      },
      'order-refunded': {
        subject: 'Your refund for order {order}',
        heading: 'Your refund is on its way',
        body: [
          'We have given back {amount} to the card you paid with. Your bank may need a few days to show it.',
        ],
        cash: ['We have given back {amount} of what you paid in cash.'],
        byHand: {
          bank: [
            'We could not return {amount} to your card, so we have sent it by bank transfer. Your bank may need a few days to show it.',
          ],
          cash: ['We could not return {amount} to your card, so we have paid it back in cash.'],
        },
        button: 'See my order',
      },
      'order-delivered': {
        subject: 'Your order {order} was delivered',
        heading: 'Your parcel has arrived',
        body: [
          'We hope you like it. Your opinion helps others to choose: it takes a minute to write a review.',
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
    footer: 'You receive this mail because of your order at Liwan.',
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
        'إذا رأيت أن هناك ما فاتنا فيسعدنا أن تتواصل معنا.',
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
          'سنكتب إليك مجدداً فور تسليم شحنتك إلى شركة التوصيل.',
        ],
        cash: [
          'تم تأكيد طلبك. تدفع {total} عند استلام الشحنة.',
          'سنكتب إليك مجدداً فور تسليم شحنتك إلى شركة التوصيل.',
        ],
        button: 'عرض طلبي',
      },
      'order-shipped': {
        subject: 'شحنة طلبك {order}',
        heading: 'شحنتك في طريقها إليك',
        body: [
          'سجّلت شركة التوصيل شحنتك، وستصلك خلال يوم إلى ثلاثة أيام عمل.',
          'يمكنك متابعتها برقم بوليصة الشحن أدناه.',
        ],
        button: 'عرض طلبي',
      },
      'details-missing': {
        subject: 'إلى أين نرسل طلبك {order}؟',
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
        body: ['ما دُفع بالبطاقة يُعاد إلى البطاقة نفسها، وسنكتب إليك عند إعادته.'],
        cash: ['لا يلزمك دفع شيء، ولن يأتي مندوب التوصيل.'],
        button: 'عرض طلبي',
      },
      'order-refunded': {
        subject: 'استرداد مبلغ طلبك {order}',
        heading: 'مبلغك في طريقه إليك',
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
